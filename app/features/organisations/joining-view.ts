import type { DueClock } from "#app/core/periods/due-clock.ts";
import type { JoiningFacts } from "./forms/joining.ts";
import type { JoiningFlagView } from "./joining-flags.ts";
import type { JoiningHolder, JoiningKind } from "./joining-holders.ts";
import type { JoiningStatus } from "./joining-status.ts";

/** What whoever asked to join sees of the request, by its link. */
export interface OwnJoining {
  readonly key: string;
  readonly number: string;
  readonly kind: JoiningKind;
  readonly holder: JoiningHolder;
  readonly email: string;
  readonly status: JoiningStatus;
  readonly statusLabel: string;
  readonly told: string;
  /** The desk's own words: what it needs, or why it refused. */
  readonly words: string | null;
  readonly dueAt: string | null;
  readonly hasProof: boolean;
  /** To go on from, without the PAN. */
  readonly facts: Partial<Omit<JoiningFacts, "pan">>;
}

export interface JoiningLine {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly holder: string;
  readonly place: string;
  readonly status: JoiningStatus;
  readonly statusLabel: string;
  readonly submittedAt: string;
  readonly dueAt: string | null;
  readonly clock: DueClock | null;
  readonly isLate: boolean;
}

/** What the desk sees of one request. */
export interface DeskJoining extends JoiningLine {
  readonly revision: number;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly proof: { readonly id: string; readonly name: string } | null;
  readonly flags: readonly JoiningFlagView[];
  readonly isSecondAsked: boolean;
  readonly organisationId: string | null;
  readonly words: string | null;
  readonly history: readonly {
    readonly id: string;
    readonly by: string;
    readonly words: string;
    readonly at: string;
  }[];
  readonly may: readonly string[];
}
