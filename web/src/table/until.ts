/** Waits until something is so, or (false) too long. */
export async function until(is: () => boolean, most = 15_000): Promise<boolean> {
  const OFTEN = 50;
  for (let waited = 0; waited <= most; waited += OFTEN) {
    if (is()) return true;
    await new Promise((later) => setTimeout(later, OFTEN));
  }
  return false;
}
