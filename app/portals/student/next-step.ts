import type { ApplicationLine } from "#app/features/applications/views/application-view.ts";
import type { AwardPlace } from "#app/features/awards/award-place.ts";

/** The one thing the dashboard asks for now. */
export type NextStep =
  | {
      readonly kind: "award";
      readonly line: ApplicationLine;
      readonly awardId: string;
      readonly place: AwardPlace;
    }
  | { readonly kind: "fix"; readonly line: ApplicationLine }
  | { readonly kind: "pay" }
  | { readonly kind: "registration"; readonly savedAt: string }
  | { readonly kind: "draft"; readonly line: ApplicationLine }
  | { readonly kind: "register" }
  | { readonly kind: "find" };

interface Standing {
  readonly lines: readonly ApplicationLine[];
  /** Of the registration: when its form was saved last, whether it was sent, and whether its charge is open. */
  readonly savedAt: string | null;
  readonly isSent: boolean;
  readonly isFeeDue: boolean;
}

/** Money that waits for her goes before a paper that is wanted; both before what she has begun and not sent. */
export function nextStepOf({ lines, savedAt, isSent, isFeeDue }: Standing): NextStep {
  for (const line of soonestFirst(lines))
    if (line.status === "approved" && line.holder === "you" && line.award)
      return { kind: "award", line, awardId: line.award.id, place: line.award.place };
  const fix = soonestFirst(lines).find(({ status }) => status === "action_needed");
  if (fix) return { kind: "fix", line: fix };
  if (savedAt && !isSent) return { kind: "registration", savedAt };
  const draft = lines.find(({ status }) => status === "draft");
  if (draft) return { kind: "draft", line: draft };
  if (isFeeDue) return { kind: "pay" };
  return isSent ? { kind: "find" } : { kind: "register" };
}

function soonestFirst(lines: readonly ApplicationLine[]): readonly ApplicationLine[] {
  const day = ({ dueAt, award }: ApplicationLine) => award?.acceptBy ?? dueAt ?? "9999";
  return [...lines].sort((one, other) => (day(one) < day(other) ? -1 : 1));
}

/** The three lines of "Recent Applications": what waits for the student first (L26), then the newest. */
export function recentOf(lines: readonly ApplicationLine[]): readonly ApplicationLine[] {
  const waits = ({ status, holder }: ApplicationLine) => status !== "draft" && holder === "you";
  return [...lines.filter(waits), ...lines.filter((line) => !waits(line))].slice(0, 3);
}
