import type { ApplicationStatus } from "../rules/application-status.ts";

const places: Record<ApplicationStatus, number> = {
  draft: 0,
  under_review: 1,
  action_needed: 1,
  rejected: 2,
  withdrawn: 1,
  forwarded: 2,
  approved: 3,
  paid: 5,
};

export interface Road {
  /** The arch one stands at, from 0. */
  readonly at: number;
  /** Nothing comes after it (L5). */
  readonly isEnd: boolean;
  /** Decided before every check was done: the arch of the checks is not ticked (S13). */
  readonly checksLeft: boolean;
}

/** Where on the viaduct an application stands. An appeal stands at the decision, not at the checks again. */
export function roadOf(
  status: ApplicationStatus,
  { isAppeal, checks }: { isAppeal: boolean; checks: readonly { readonly status: string }[] },
): Road {
  const at = isAppeal ? places.rejected : places[status];
  return {
    at,
    isEnd: !isAppeal && (status === "rejected" || status === "withdrawn"),
    checksLeft: at > places.under_review && checks.some((check) => check.status !== "verified"),
  };
}
