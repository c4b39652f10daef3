import type { FieldErrors } from "#app/core/requests/errors.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { seasonSchema } from "#app/features/scholarships/views/deadline.ts";
import type { EditorValues } from "./scholarship-values.ts";

export const seasonKindLabels = {
  yearly: "Every year, in usual months",
  rolling: "Open all the year",
  notice: "Announced each time",
  rounds: "Only the rounds written down",
  ended: "Has ended",
} as const;

const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", timeZone: "UTC" });
export const monthChoices = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: monthName.format(Date.UTC(2026, at, 1)),
}));

/** A stored season as the desk's fields. */
export function seasonValues(stored: unknown): EditorValues {
  const { data: season } = seasonSchema.safeParse(stored);
  const {
    opensMonth = null,
    closesMonth = null,
    closesDay = null,
  } = {
    ...(season && "opensMonth" in season && { opensMonth: season.opensMonth }),
    ...(season?.kind === "yearly" && season),
  };
  const text = (value: number | null | undefined) => (value == null ? "" : String(value));
  return {
    seasonKind: season?.kind ?? "rounds",
    seasonOpens: text(opensMonth),
    seasonCloses: text(closesMonth),
    seasonDay: text(closesDay),
  };
}

/** What the desk says is usual; a form without these fields leaves it as it is. */
export function readSeason(text: (name: string) => string, before: unknown, errors: FieldErrors): unknown {
  const kind = text("seasonKind");
  if (kind === "") return before ?? { kind: "rounds" };
  const number = (name: string) => (text(name) === "" ? null : Number(latinDigits(text(name))));
  const opensMonth = number("seasonOpens");
  if (kind === "notice") return opensMonth === null ? { kind } : { kind, opensMonth };
  if (kind !== "yearly") return { kind };
  const [closesMonth, closesDay] = [number("seasonCloses"), number("seasonDay")];
  if (closesMonth === null) errors.seasonCloses = ["Choose the month in which it usually closes."];
  if (closesDay !== null && !(Number.isInteger(closesDay) && closesDay >= 1 && closesDay <= 31))
    errors.seasonDay = ["Enter a day from 1 to 31, or leave it empty."];
  return errors.seasonCloses || errors.seasonDay
    ? (before ?? { kind: "rounds" })
    : { kind, opensMonth, closesMonth, closesDay };
}
