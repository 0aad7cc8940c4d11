/** Keys on what is drawn: a picture one may point at is a button. */

export function activate(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

/** Whether a key is meant for the board: not typed into a field, and not a command of the browser. */
export function forBoard(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.matches("input, select, textarea, [contenteditable]");
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
}
