/** What the page asks for. What cannot be done is said in words, and they are thrown as a `Refused`. */

import { ALONE, host } from "#where";
import type {
  AddressOf,
  Components,
  Created,
  DailyDay,
  DailyResults,
  FinishedTable,
  GameOffer,
  LessonOffer,
  Lobby,
  Me,
  MyTables,
  NewAddress,
  NewBranch,
  NewDaily,
  NewLesson,
  NewPack,
  NewPad,
  NewPuzzle,
  NewReplay,
  NewScore,
  NewTable,
  NoticeWays,
  PadChange,
  PadRoom,
  PadScore,
  PackChecked,
  PackOf,
  Points,
  Problem,
  PuzzleOffer,
  RatedPerson,
  Recovery,
  SeatToken,
  State,
  Statistics,
  WantsRatings,
} from "../messages";
import type { Answer } from "./host";
import { newKey } from "./random";

export class Refused extends Error {
  constructor(readonly code: string, words: string) {
    super(words);
  }
}

async function answer(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  let found: Answer;
  try {
    found = await host.ask(method, `/api${path}`, headers, body);
  } catch {
    throw new Refused("unreachable", "");
  }
  if (found.status >= 400) {
    const problem = problemIn(found.body);
    throw new Refused(problem.code ?? "unreachable", problem.words ?? "");
  }
  return found;
}

function problemIn(body: string): Partial<Problem> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Problem>;
  } catch {
    return {};
  }
}

const JSON_BODY = { "content-type": "application/json" };

async function get<T>(path: string, token = ""): Promise<T> {
  return JSON.parse((await answer("GET", path, bearer(token))).body) as T;
}

async function post<T>(path: string, body: unknown, token = ""): Promise<T> {
  const headers = { ...JSON_BODY, ...bearer(token) };
  return JSON.parse((await answer("POST", path, headers, JSON.stringify(body))).body) as T;
}

function bearer(token: string): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** A server keeps seats for the cookie of this browser: no secret is in the page. */
const kept = ALONE ? "" : "&keep=cookie";

/** Which of one's seats is meant, where the cookie says who asks. */
const as = (key?: SeatToken): string => (key && !key.token && key.seat >= 0 ? `&as=${key.seat}` : "");

export const games = (language: string) => get<GameOffer[]>(`/games?language=${language}`);
export const components = (game: string, pack: string, language: string) =>
  get<Components>(`/games/${game}/components?pack=${pack}&language=${language}`);
/** Spinney's own pack of a game, as its file says it. */
export const packOf = (game: string, language: string) => get<PackOf>(`/games/${game}/pack?pack=&language=${language}`);
export const checkPack = (pack: NewPack, language: string) => post<PackChecked>(`/packs?language=${language}`, pack);
export const gameWords = async (game: string, language: string) =>
  (await answer("GET", `/games/${game}/words/${language}`)).body;
async function page(path: string): Promise<{ text: string; language: string }> {
  const { body, headers } = await answer("GET", path);
  return { text: body, language: headers["content-language"] ?? "en" };
}

export const rules = (game: string, language: string) => page(`/games/${game}/rules?language=${language}`);
export const aid = (game: string, language: string) => page(`/games/${game}/aid?language=${language}`);
export const lessons = (game: string, language: string) => get<LessonOffer[]>(`/games/${game}/lessons?language=${language}`);
export const puzzles = (game: string, language: string) => get<PuzzleOffer[]>(`/games/${game}/puzzles?language=${language}`);
export const newLesson = (lesson: NewLesson, language: string) => post<Created>(`/lessons?language=${language}${kept}`, lesson);
export const newPuzzle = (puzzle: NewPuzzle, language: string) => post<Created>(`/puzzles?language=${language}${kept}`, puzzle);
/** A table on paper, scored. */
export const score = (table: NewScore, language: string) => post<PadScore>(`/scores?language=${language}`, table);
/** A pad that several devices enter: opening it, waiting for news of it, changing it, and leaving. */
export const openPad = (pad: NewPad, language: string) => post<PadRoom>(`/pads?language=${language}`, pad);
export const padNews = (code: string, since: number, device: string, seat: number, language: string) =>
  get<PadRoom>(`/pads/${encodeURIComponent(code)}?since=${since}&device=${device}&seat=${seat}&language=${language}`);
export const changePad = (code: string, since: number, change: PadChange, language: string) =>
  post<PadRoom>(`/pads/${encodeURIComponent(code)}?since=${since}&language=${language}`, change);
export const leavePad = async (code: string, device: string) =>
  void (await answer("DELETE", `/pads/${encodeURIComponent(code)}?device=${device}`));
export const newTable = (table: NewTable, language: string) => post<Created>(`/tables?language=${language}${kept}`, table);
export const newReplay = (replay: NewReplay, language: string) => post<Created>(`/records?language=${language}${kept}`, replay);
export const branch = (table: string, wanted: NewBranch, language: string) =>
  post<Created>(`/tables/${table}/branch?language=${language}${kept}`, wanted);
export const join = (table: string, seat: number, name: string, language: string) =>
  post<Created>(`/tables/${table}/seats/${seat}?language=${language}${kept}`, { name });
export const answerFor = (table: string, key: SeatToken | undefined, agree: boolean, language: string) =>
  post<State>(`/tables/${table}/answer?language=${language}${as(key)}`, { agree, key: newKey() }, key?.token);
export const stateOf = (table: string, token: string, language: string) =>
  get<State>(`/tables/${table}?language=${language}`, token);
/** Says up to which ply everything has been seen, and gives the ply up to which it had been before. */
export const looked = async (table: string, ply: number) => (await post<{ ply: number }>(`/tables/${table}/looked`, { ply })).ply;
/** The table without its log. */
export const glance = (table: string, token: string, language: string) =>
  get<State>(`/tables/${table}?language=${language}&since=1000000`, token);
export const at = (table: string, ply: number, key: SeatToken | undefined, language: string, seat: number | null, zones: boolean) =>
  get<State>(`/tables/${table}/at/${ply}?language=${language}&zones=${zones}${seat === null ? "" : `&seat=${seat}`}${as(key)}`, key?.token);
export const points = (table: string, key: SeatToken | undefined) => get<Points>(`/tables/${table}/points?${as(key)}`, key?.token);
/** The record of a finished game, as text. */
export const recordOf = async (table: string) => (await answer("GET", `/tables/${table}/record`)).body;

// Who somebody is on a server, their tables, and those of others.

export const me = () => get<Me>("/me");
export const callMe = (name: string, language: string) => post<Me>(`/me?language=${language}`, { name });
export const newRecovery = (language: string) => post<Recovery>(`/me/recovery?language=${language}`, undefined);
export const recover = (recovery: Recovery, language: string) => post<Me>(`/me/recover?language=${language}`, recovery);
export const leave = async (language: string) => void (await answer("POST", `/me/leave?language=${language}`));
export const forgetMe = async (language: string) => void (await answer("DELETE", `/me?language=${language}`));
export const myTables = (skip: number) => get<MyTables>(`/me/tables?skip=${skip}`);
export const lobby = () => get<Lobby>("/lobby");
/** Trades the token of a seat for the cookie. */
export const claim = (table: string, token: string) => post<Created>(`/tables/${table}/claim`, undefined, token);

/** Where the server tells me that it is my turn: how it can, all addresses, adding, confirming and removing one. */
export const noticeWays = (language: string) => get<NoticeWays>(`/push/key?language=${language}`);
export const addresses = (language: string) => get<AddressOf[]>(`/me/addresses?language=${language}`);
export const addAddress = (address: NewAddress, language: string) => post<AddressOf>(`/me/addresses?language=${language}`, address);
export const confirmAddress = async (id: string, code: string, language: string) =>
  void (await answer("POST", `/me/addresses/${encodeURIComponent(id)}/confirm?language=${language}`, JSON_BODY, JSON.stringify({ code })));
export const removeAddress = async (id: string, language: string) =>
  void (await answer("DELETE", `/me/addresses/${encodeURIComponent(id)}?language=${language}`));
/** By the token in a mail. */
export const unsubscribe = async (token: string, language: string) =>
  void (await answer("POST", `/unsubscribe/${encodeURIComponent(token)}?language=${language}`));
// Finished games, ratings and the deal of the day.

export const daily = (language: string) => get<DailyDay[]>(`/daily?language=${language}`);
export const beginDaily = (game: string, name: string, language: string) =>
  post<Created>(`/daily/${game}?language=${language}`, { name } satisfies NewDaily);
export const dailyResults = (game: string, day: string, language: string) =>
  get<DailyResults>(`/daily/${game}/${day}?language=${language}`);
export const finished = (game: string, language: string) =>
  get<FinishedTable[]>(`/results/${encodeURIComponent(game)}?language=${language}`);
export const ratings = (game: string, language: string) =>
  get<RatedPerson[]>(`/ratings/${encodeURIComponent(game)}?language=${language}`);
export const person = (id: string, language: string) => get<Statistics>(`/people/${encodeURIComponent(id)}?language=${language}`);
export const statistics = (language: string) => get<Statistics>(`/me/statistics?language=${language}`);
export const wantRatings = (wants: boolean, language: string) =>
  post<WantsRatings>(`/me/ratings?language=${language}`, { wants } satisfies WantsRatings);
