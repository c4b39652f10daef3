import { formatDate, isIstDay, istDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { canonicalJson } from "#app/db/audit/canonical-json.ts";
import { categories, providerTypes } from "../catalogue/catalogue-options.ts";
import { criteriaSchema } from "../eligibility/criteria.ts";
import { judge } from "../eligibility/eligibility.ts";
import { scholarshipMachine } from "../scholarship-status.ts";
import { judgementInWords } from "../server/matching/eligibility-words.server.ts";
import { type Cycle, seasonSchema } from "../views/deadline.ts";
import type { FieldChange } from "./record-change.ts";
import { isRecordField, recordFields } from "./record-fields.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a record that differ, the old and the new as a person reads them; only one of them, where asked. */
export function differencesInWords(before: Fields, after: Fields, only?: string): FieldChange[] {
  const names = Object.keys(recordFields).filter((name) => name in after || name in before);
  return names
    .filter((name) => only === undefined || name === only)
    .filter((name) => canonicalJson(before[name] ?? null) !== canonicalJson(after[name] ?? null))
    .map((name) => changeOf(name, before[name], after[name]));
}

function changeOf(name: string, before: unknown, after: unknown): FieldChange {
  const field = isRecordField(name) ? recordFields[name] : name;
  const [old, now] = [linesOf(name, before), linesOf(name, after)];
  const isList = old.length > 1 || now.length > 1;
  // Of a long list only what is no longer there and what is new: the rest is no difference.
  const gone = isList ? old.filter((line) => !now.includes(line)) : old;
  const come = isList ? now.filter((line) => !old.includes(line)) : now;
  const sameLines = isList && gone.length === 0 && come.length === 0;
  return {
    field,
    before: (sameLines ? old : gone).join("; ") || "nothing",
    after: (sameLines ? now : come).join("; ") || "nothing",
  };
}

function linesOf(name: string, value: unknown): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (name === "criteria") return rulesOf(value);
  if (name === "season") return [seasonWords(value)];
  if (name === "cycles") return (value as Cycle[]).map(roundWords);
  if (Array.isArray(value)) return value.map(String);
  if (name.endsWith("Paise") && typeof value === "number") return [formatMoney(paise(value))];
  return [wordOf(name, String(value))];
}

function wordOf(name: string, value: string): string {
  if (name === "category") return categories.find(({ id }) => id === value)?.name ?? value;
  if (name === "providerType") return providerTypes.find(({ id }) => id === value)?.name ?? value;
  if (name === "status" && Object.hasOwn(scholarshipMachine.states, value))
    return scholarshipMachine.states[value as keyof typeof scholarshipMachine.states].label;
  return isIstDay(value) ? formatDate(value) : value;
}

function rulesOf(criteria: unknown): string[] {
  const parsed = criteriaSchema.safeParse(criteria);
  if (!parsed.success) return [canonicalJson(criteria)];
  const words = judgementInWords(judge(parsed.data, {}, istDate()), "en");
  return [...words.criteria.map(({ rule }) => rule), ...words.notes.map(({ text }) => text)];
}

const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", timeZone: "UTC" });
const month = (number: number) => monthName.format(Date.UTC(2026, number - 1, 1));
const seasonKinds = {
  rolling: "Open all the year",
  notice: "Announced each time",
  rounds: "Only the rounds written down",
  ended: "Has ended",
} as const;

/** "Opens in July, closes on 31 October": the usual season as the desk reads it. */
export function seasonWords(value: unknown): string {
  const { data: season } = seasonSchema.safeParse(value);
  if (!season) return canonicalJson(value);
  if (season.kind !== "yearly") return seasonKinds[season.kind];
  const closes = season.closesDay
    ? `closes on ${season.closesDay} ${month(season.closesMonth)}`
    : `closes in ${month(season.closesMonth)}`;
  return season.opensMonth === null
    ? `Usually ${closes}`
    : `Usually opens in ${month(season.opensMonth)}, ${closes}`;
}

function roundWords({ opensOn, closesOn, basis }: Cycle): string {
  const span = opensOn
    ? `${formatDate(opensOn)} to ${formatDate(closesOn)}`
    : `until ${formatDate(closesOn)}`;
  return basis === "announced" ? span : `${span} (${basis})`;
}
