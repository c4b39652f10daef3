import type { KeptAnswer } from "#app/db/audit/sealed-columns.ts";

export type Answers = Readonly<Record<string, KeptAnswer>>;
export type TypedAnswers = Readonly<Record<string, { readonly value: string; readonly at: number }>>;

export interface Merged {
  readonly answers: Answers;
  /** Written by this save. */
  readonly written: readonly string[];
  /** Not written: another device answered later. */
  readonly overruled: readonly string[];
  /** What another device changed since this one last heard, with what stands there now. */
  readonly elsewhere: Readonly<Record<string, string>>;
}

/**
 * Two devices, one draft: field by field, the later one wins, and the other is told. `heardAt` is when this
 * device last knew all that was kept.
 */
export function mergeAnswers(kept: Answers, typed: TypedAnswers, heardAt: number): Merged {
  const answers: Record<string, KeptAnswer> = { ...kept };
  const written: string[] = [];
  const overruled: string[] = [];
  for (const [field, { value, at }] of Object.entries(typed)) {
    const before = kept[field];
    if (before ? before.value === value : value === "") continue;
    if (before && before.at > at && !before.from) {
      overruled.push(field);
      continue;
    }
    answers[field] = { value, at };
    written.push(field);
  }
  const elsewhere = Object.fromEntries(
    Object.entries(kept)
      .filter(([field, { at, from }]) => at > heardAt && !from && !written.includes(field))
      .filter(([field, { value }]) => typed[field]?.value !== value)
      .map(([field, { value }]) => [field, value]),
  );
  return { answers, written, overruled, elsewhere };
}
