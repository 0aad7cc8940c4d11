/** Hands a text to the device as a file. */
export function save(name: string, text: string, kind = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers that ask where to put a file come for it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
