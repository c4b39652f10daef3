import { istDate } from "#app/core/clock.ts";
import { parseMoney } from "#app/core/money.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { extraDocuments } from "#app/features/applications/rules/extra-documents.ts";
import type { Criteria, CriteriaInput } from "#app/features/scholarships/eligibility/criteria.ts";
import { isHeldHere, sourceOf, sourcesOfOwner } from "#app/features/scholarships/money-source.ts";
import type { ScholarshipTerms } from "#app/features/scholarships/scholarship-terms.ts";
import type { Cycle } from "#app/features/scholarships/views/deadline.ts";
import type { DeskRecord } from "../desk-record.ts";
import { editorErrors, type ReadScholarship, readScholarshipForm } from "./scholarship-form.ts";
import { type EditorValues, editorValues } from "./scholarship-values.ts";
import { readSeason, seasonValues } from "./season-fields.ts";

const inr = (paise: number | null) => (paise === null ? "" : String(paise / 100));

/** A record as the desk's editor opens it: the owners' editor, and the fields of the catalogue. */
export function deskValues(record: DeskRecord): EditorValues {
  const values = editorValues(record, record.terms);
  return {
    ...values,
    provider: record.provider,
    providerType: record.providerType,
    website: record.website ?? "",
    amountText: record.amountText,
    amountMin: inr(record.amountMinPaise),
    amountMax: inr(record.amountMaxPaise),
    deadlineNote: record.deadlineNote ?? "",
    differs: record.differs ?? "",
    ...seasonValues(record.season),
    eligibility: record.eligibility.join("\n"),
    ...(!record.runHere && { seats: record.seatsPerYear === null ? "" : String(record.seatsPerYear) }),
  };
}

/** What the desk's editor posts. What it has no field for stays as `before` has it. */
export function readDeskScholarship(form: FormData, before: DeskRecord | null): ReadScholarship {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const read = readScholarshipForm(form, { name: text("provider") }, extraDocuments);
  const errors: FieldErrors = { ...read.errors };
  // Chosen once, when a record of the catalogue begins; an owner's is its own word.
  const chosen = sourcesOfOwner.catalogue.find((one) => one === form.get("moneySource")) ?? null;
  const moneySource = before ? before.terms.moneySource : chosen;
  // An owner must say these, and who gives our own fund's money; of the catalogue's records they are often not known.
  const isOurs = moneySource === "general_fund";
  for (const name of ["award", "seats", "closesOn"]) {
    if (text(name) === "" && !isOurs) delete errors[name];
  }
  if (text("opensOn") !== "" && text("closesOn") === "") errors.closesOn = ["Choose the last day too."];
  const amount = (name: string) => {
    if (text(name) === "") return null;
    const value = parseMoney(text(name));
    if (value === null) errors[name] = ["Enter an amount in rupees, such as 25,000."];
    return value === null ? null : Math.floor(value / 100);
  };
  const documents = sameOrder(before?.documents, read.content.documents as string[]);
  const content = {
    ...read.content,
    provider: text("provider"),
    providerType: text("providerType") || undefined,
    website: text("website") || null,
    amountText: text("amountText"),
    amountMinInr: amount("amountMin"),
    amountMaxInr: amount("amountMax"),
    season: readSeason(text, before?.season, errors),
    deadlineNote: text("deadlineNote") || null,
    differs: text("differs") || undefined,
    eligibility: text("eligibility")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    documents,
    criteria: mergedCriteria(read.content.criteria as CriteriaInput, before?.criteria),
    cycles: mergedCycles(before?.cycles ?? [], text("opensOn") || null, text("closesOn")),
  };
  const hasSamePapers = documents === before?.documents;
  const { isPromised: _, ...asked } = read.terms;
  const terms = before ? mergedTerms(asked, before.terms, hasSamePapers) : asked;
  const { promisedAt = null, promisedBy = null, budgetPaise = null } = before?.terms ?? {};
  const source = sourceOf(before?.ownerKind ?? "catalogue", moneySource);
  const budget = isHeldHere(source) ? { budgetPaise: budgetPaise ?? 1 } : {};
  return { content, errors, terms: { ...terms, ...budget, moneySource, promisedAt, promisedBy } };
}

const catalogueFields: Record<string, string> = {
  amountText: "amountText",
  amountMinInr: "amountMin",
  amountMaxInr: "amountMax",
};

export function deskErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, messages]) => {
      const own = catalogueFields[path];
      return own ? [[own, messages]] : Object.entries(editorErrors({ [path]: messages }));
    }),
  );
}

/** The form gives a list in its own order; the same members are no change. */
function sameOrder<T extends readonly string[] | null | undefined>(before: T | undefined, now: T): T {
  const isSame = before && now && before.length === now.length && now.every((one) => before.includes(one));
  return isSame ? before : now;
}

/** Milder limits, one-of lists, facts, named institutions and own questions have no field, and stay. */
function mergedCriteria(now: CriteriaInput, before: Criteria | undefined): CriteriaInput {
  if (!before) return now;
  return {
    ...before,
    ...now,
    institutions: before.institutions,
    states: sameOrder(before.states, now.states),
    genders: sameOrder(before.genders, now.genders),
    socialGroups: sameOrder(before.socialGroups, now.socialGroups),
    minorities: sameOrder(before.minorities, now.minorities),
    fields: sameOrder(before.fields, now.fields),
    income: now.income && { ...now.income, relaxed: before.income?.relaxed ?? [] },
    marks: now.marks && { ...now.marks, relaxed: before.marks?.relaxed ?? [] },
    age: now.age && { ...now.age, relaxed: before.age?.relaxed ?? [] },
  };
}

/** The form shows the last round. One that is over is history: another date is a new round after it. */
function mergedCycles(before: readonly Cycle[], opensOn: string | null, closesOn: string): Cycle[] {
  const last = before.toSorted((a, b) => b.closesOn.localeCompare(a.closesOn))[0];
  if (last && last.closesOn === closesOn && last.opensOn === opensOn) return [...before];
  const isOver = last !== undefined && last.closesOn < istDate();
  const kept = before.filter((cycle) => cycle !== last || isOver);
  return closesOn === "" ? kept : [...kept, { opensOn, closesOn, basis: "announced" }];
}

/** Lines that other rooms wrote under other names have no row in the editor, and stay. */
function mergedTerms(
  now: Record<string, unknown>,
  before: ScholarshipTerms,
  hasSamePapers: boolean,
): Record<string, unknown> {
  const { questions, rubric } = now as Pick<ScholarshipTerms, "questions" | "rubric">;
  return {
    ...now,
    questions: [...questions, ...before.questions.filter(({ id }) => !/^q[1-5]$/.test(id))],
    rubric: [...rubric, ...before.rubric.filter(({ id }) => !/^r[1-6]$/.test(id))],
    ...(hasSamePapers && { requiredDocuments: before.requiredDocuments }),
  };
}
