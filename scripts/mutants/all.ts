import { doorMutants } from "./doors.ts";
import type { Mutant } from "./mutant.ts";
import { workMutants } from "./work.ts";

/** Every slip that our tests must notice. */
export const mutants: readonly Mutant[] = [...doorMutants, ...workMutants];

/** The file with the slip in it; null where its text is not there exactly once. */
export function mutated(text: string, { from, to }: Pick<Mutant, "from" | "to">): string | null {
  const parts = text.split(from);
  return parts.length === 2 && from !== to ? parts.join(to) : null;
}
