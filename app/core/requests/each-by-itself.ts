import { conflict, isProblem } from "./errors.ts";

/**
 * The same step for all that were ticked, each in a transaction of its own: one that was changed meanwhile stops none
 * of the others. Where none could be done, the first reason is what is said.
 */
export async function eachByItself<T>(
  items: readonly T[],
  step: (item: T) => Promise<unknown>,
): Promise<{ readonly done: number; readonly left: number }> {
  let done = 0;
  let why: string | undefined;
  for (const item of items) {
    try {
      await step(item);
      done += 1;
    } catch (error) {
      // Who may not do it may not do it to any of them.
      if (!isProblem(error) || error.status === 401 || error.status === 403) throw error;
      why ??= Object.values(error.fieldErrors ?? {}).flat()[0] ?? error.detail ?? error.title;
    }
  }
  if (done === 0) throw conflict(why);
  return { done, left: items.length - done };
}
