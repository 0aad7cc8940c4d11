/** Answers that are still waited for. */

/**
 * Hands an answer on, unless it comes too late: what is returned, called meanwhile, drops it. An effect that returns it
 * never shows what was asked before it ran again, such as words of a language that is not spoken any more.
 */
export function awaited<T>(answer: Promise<T>, take: (answer: T) => void, failed: (error: Error) => void = () => {}): () => void {
  let late = false;
  answer.then(
    (value) => late || take(value),
    (error: Error) => late || failed(error),
  );
  return () => {
    late = true;
  };
}
