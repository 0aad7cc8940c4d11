/** Hands a text to the device as a file. */
export function save(name: string, text: string, kind = "text/plain"): void {
  saveFile(name, new Blob([text], { type: `${kind};charset=utf-8` }));
}

/** The same with any content. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers that ask where to put a file come for it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
