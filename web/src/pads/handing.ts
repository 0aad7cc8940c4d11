/** Hands a result on: to another app where the device can do that, else as a file or to the clipboard. */

import { copyText } from "../shell/clipboard";
import { saveFile } from "../shell/saving";

/** How it went on. */
export type Handed = "shared" | "saved" | "copied" | "cancelled";

export async function handFile(name: string, content: Blob): Promise<Handed> {
  const file = new File([content], name, { type: content.type });
  return (await shared({ files: [file] })) ?? (saveFile(name, content), "saved");
}

export async function handText(text: string): Promise<Handed> {
  return (await shared({ text })) ?? (await copyText(text), "copied");
}

/** Null: the device cannot, or does not let the page do it now. */
async function shared(data: ShareData): Promise<Handed | null> {
  if (!navigator.canShare?.(data)) return null;
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return (error as DOMException).name === "AbortError" ? "cancelled" : null;
  }
}
