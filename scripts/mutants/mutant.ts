/** A slip that somebody could make: this text in place of that, and the tests that must notice. */
export interface Mutant {
  /** What goes wrong then, as a sentence; finding C17's or C18's number where it is one of theirs. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once: a test of `npm test` sees to it. */
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

type Slip = readonly [name: string, from: string, to: string];

/** The slips of one file that the same tests must notice. */
export function slipsOf(file: string, tests: readonly string[], ...slips: readonly Slip[]): Mutant[] {
  return slips.map(([name, from, to]) => ({ name, file, from, to, tests }));
}
