import type { Criteria } from "#app/features/scholarships/eligibility/criteria.ts";
import { isHeldHere } from "#app/features/scholarships/money-source.ts";
import type { ScholarshipTerms } from "#app/features/scholarships/scholarship-terms.ts";
import { usualDocuments } from "./scholarship-choices.ts";

export type EditorValues = Readonly<Record<string, string | readonly string[]>>;

export interface StoredScholarship {
  readonly title: string;
  readonly category: string;
  readonly amountPeriod: string;
  readonly description: string;
  readonly applicationProcess: string;
  readonly benefits: readonly string[];
  readonly documents: readonly string[];
  readonly criteria: Criteria;
  readonly opensOn: string | null;
  readonly closesOn: string | null;
}

const inr = (paise: number | null) => (paise === null ? "" : String(paise / 100));

/** A stored scholarship as the editor's fields: the reverse of readScholarshipForm. */
export function editorValues(stored: StoredScholarship, terms: ScholarshipTerms): EditorValues {
  const { criteria } = stored;
  const usual = stored.documents.filter((label) => (usualDocuments as readonly string[]).includes(label));
  const others = stored.documents.filter((label) => !usual.includes(label));
  return {
    title: stored.title,
    category: stored.category,
    amountPeriod: stored.amountPeriod,
    description: stored.description,
    applicationProcess: stored.applicationProcess,
    benefits: stored.benefits.join("\n"),
    documents: usual,
    otherDocuments: others.join("\n"),
    opensOn: stored.opensOn ?? "",
    closesOn: stored.closesOn ?? "",
    keepsDate: stored.closesOn ?? "",
    award: inr(terms.awardPaise),
    budget: isHeldHere(terms.moneySource) ? "" : inr(terms.budgetPaise),
    moneySource: terms.moneySource ?? "",
    promise: terms.promisedAt ? "on" : "",
    seats: terms.seats === null ? "" : String(terms.seats),
    levelFrom: criteria.levels?.from ?? "",
    levelTo: criteria.levels?.to ?? "",
    states: criteria.states ?? [],
    genders: criteria.genders ?? [],
    socialGroups: criteria.socialGroups ?? [],
    minorities: criteria.minorities ?? [],
    fields: criteria.fields ?? [],
    disability: criteria.disability ? "on" : "",
    ownStudents: criteria.institutions ? "on" : "",
    incomeMax: criteria.income ? String(criteria.income.maxInr) : "",
    marksMin: criteria.marks ? String(criteria.marks.minPercent) : "",
    ageMin: criteria.age?.min ? String(criteria.age.min) : "",
    ageMax: criteria.age?.max ? String(criteria.age.max) : "",
    notes: criteria.notes.join("\n"),
    isBlind: terms.isBlind ? "on" : "",
    reviewersNeeded: String(terms.reviewersNeeded),
    ...rowsOf(terms),
  };
}

/** By their ids, so that a row keeps its place when another was emptied. */
function rowsOf({ questions, rubric }: ScholarshipTerms): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { id, label, kind, options, isRequired } of questions) {
    values[`${id}_label`] = label;
    values[`${id}_kind`] = kind;
    values[`${id}_options`] = options.join("; ");
    values[`${id}_required`] = isRequired ? "on" : "";
  }
  for (const { id, label, max } of rubric) {
    values[`${id}_label`] = label;
    values[`${id}_max`] = String(max);
  }
  return values;
}

/** What was typed, to be shown again after a refusal. */
export function typedValues(form: FormData): EditorValues {
  const values: Record<string, string | string[]> = {};
  const lists = ["documents", "states", "genders", "socialGroups", "minorities", "fields"];
  for (const [name, value] of form) {
    if (typeof value !== "string" || !/^[a-zA-Z0-9_]{1,40}$/.test(name)) continue;
    if (lists.includes(name)) values[name] = [...((values[name] as string[] | undefined) ?? []), value];
    else values[name] = value.slice(0, 8000);
  }
  return values;
}
