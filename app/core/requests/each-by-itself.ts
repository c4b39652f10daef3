import { isProblem } from "./errors.ts";

interface EachDone<T, R> {
  readonly done: readonly { readonly item: T; readonly result: R }[];
  readonly refused: readonly { readonly item: T; readonly why: string }[];
}

/**
 * The same step for all that were ticked, each in a transaction of its own: one that was changed meanwhile stops none
 * of the others, and each that was refused says why.
 */
export async function eachByItself<T, R>(
  items: readonly T[],
  step: (item: T) => Promise<R>,
): Promise<EachDone<T, R>> {
  const done: { item: T; result: R }[] = [];
  const refused: { item: T; why: string }[] = [];
  for (const item of items) {
    try {
      done.push({ item, result: await step(item) });
    } catch (error) {
      // Who may not do it may not do it to any of them.
      if (!isProblem(error) || error.status === 401 || error.status === 403) throw error;
      const why = Object.values(error.fieldErrors ?? {}).flat()[0] ?? error.detail ?? error.title;
      refused.push({ item, why });
    }
  }
  return { done, refused };
}
