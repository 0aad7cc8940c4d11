/** The server over HTTP. What it cannot do it says in words, and they are thrown as a `Refused`. */

import type { Components, Created, GameOffer, NewBranch, NewReplay, NewTable, Points, Problem, State } from "../messages";

export class Refused extends Error {
  constructor(readonly code: string, words: string) {
    super(words);
  }
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused("unreachable", "");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refused(problem.code ?? "unreachable", problem.words ?? "");
  }
  return response;
}

async function get<T>(path: string, token = ""): Promise<T> {
  return (await (await answer(path, { headers: bearer(token) })).json()) as T;
}

async function post<T>(path: string, body: unknown, token = ""): Promise<T> {
  const headers = { "content-type": "application/json", ...bearer(token) };
  return (await (await answer(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

function bearer(token: string): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

export const games = (language: string) => get<GameOffer[]>(`/games?language=${language}`);
export const components = (game: string, pack: string, language: string) =>
  get<Components>(`/games/${game}/components?pack=${pack}&language=${language}`);
export const gameWords = async (game: string, language: string) =>
  (await answer(`/games/${game}/words/${language}`)).text();
export const rules = async (game: string, language: string) => {
  const page = await answer(`/games/${game}/rules?language=${language}`);
  return { text: await page.text(), language: page.headers.get("content-language") ?? "en" };
};
export const newTable = (table: NewTable, language: string) => post<Created>(`/tables?language=${language}`, table);
export const newReplay = (replay: NewReplay, language: string) => post<Created>(`/records?language=${language}`, replay);
export const branch = (table: string, wanted: NewBranch, language: string) =>
  post<Created>(`/tables/${table}/branch?language=${language}`, wanted);
export const join = (table: string, seat: number, name: string, language: string) =>
  post<Created>(`/tables/${table}/seats/${seat}?language=${language}`, { name });
export const answerFor = (table: string, token: string, agree: boolean, language: string) =>
  post<State>(`/tables/${table}/answer?language=${language}`, { agree }, token);
export const stateOf = (table: string, token: string, language: string) =>
  get<State>(`/tables/${table}?language=${language}`, token);
/** The table without its log. */
export const glance = (table: string, token: string, language: string) =>
  get<State>(`/tables/${table}?language=${language}&since=1000000`, token);
export const at = (table: string, ply: number, token: string, language: string, seat: number | null, zones: boolean) =>
  get<State>(`/tables/${table}/at/${ply}?language=${language}&zones=${zones}${seat === null ? "" : `&seat=${seat}`}`, token);
export const points = (table: string, token: string) => get<Points>(`/tables/${table}/points`, token);
export const recordOf = (table: string) => `/api/tables/${table}/record`;
