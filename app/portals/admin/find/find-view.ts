import type { Found } from "#app/core/lists/found.ts";
import type { SuspensionView } from "#app/features/identity/suspension/suspension-view.ts";

/** Of each kind at most so many: whoever finds more types more. */
export const mostOfAKind = 8;

export interface StudentFile {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly facts: readonly { term: string; value: string }[];
  readonly applications: readonly Found[];
  readonly payouts: readonly Found[];
  readonly recoveries: readonly Found[];
  readonly siblings: readonly Found[];
  /** Null: not this reader's to see. */
  readonly papers: readonly Found[] | null;
  readonly messages: readonly Found[] | null;
  readonly consents: readonly Found[] | null;
  readonly trail: readonly Found[] | null;
  readonly isHeld: boolean;
  readonly suspensions: readonly SuspensionView[];
  readonly maySuspend: boolean;
  readonly maySee: boolean;
}
