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
