/** Drawings that lie beside the page as files. */

const coming = new Map<string, Promise<string>>();

/** The text of a drawing, fetched once: what comes back on the screen finds its pictures at once. */
export function fetched(url: string): Promise<string> {
  const known = coming.get(url);
  if (known) return known;
  const text = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.text();
  });
  coming.set(url, text);
  // Whoever asks again after a failure gets another try.
  text.catch(() => coming.delete(url));
  return text;
}

let hung = "";
let wall: HTMLElement | undefined;

/**
 * Hangs a sheet up for the `use` elements of the page. It stays when the board goes: to read it anew takes as long as to
 * draw a table. Another one takes its place.
 */
export async function hang(url: string): Promise<void> {
  if (hung === url) return;
  hung = url;
  const sheet = await fetched(url).catch(() => "");
  if (hung !== url) return;
  if (!sheet) hung = "";
  wall ??= document.body.appendChild(document.createElement("div"));
  wall.className = "unseen";
  wall.ariaHidden = "true";
  wall.innerHTML = sheet;
}
