import { istDate } from "#app/core/clock.ts";
import { formatMoney, parseMoney } from "#app/core/money.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { toSlug } from "#app/core/slug.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { type MoneySource, sourcesOfOwner } from "#app/features/scholarships/money-source.ts";
import { questionRows, rubricRows } from "./scholarship-choices.ts";

/** What the editor posts, as the two verbs want it; `errors` are what only the form can know. */
export interface ReadScholarship {
  readonly content: Record<string, unknown>;
  readonly terms: Record<string, unknown>;
  readonly errors: FieldErrors;
}

const periodWords: Record<string, string> = {
  year: "per year",
  month: "per month",
  course: "for the course",
  once: "once",
};

/** The editor's fields → a scholarship and its terms. The schemas of the scholarships room judge the rest. */
export function readScholarshipForm(
  form: FormData,
  institute: { readonly name: string },
  documentsOf: (labels: readonly string[]) => readonly { field: string; required: boolean }[],
): ReadScholarship {
  const errors: FieldErrors = {};
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const many = (name: string) => {
    const values = [...new Set(form.getAll(name).map(String))].filter((value) => value !== "");
    return values.length > 0 ? values : null;
  };
  const money = (name: string, isRequired: boolean) => {
    const value = text(name) === "" ? null : parseMoney(text(name));
    if (text(name) !== "" && (value ?? 0) <= 0) errors[name] = ["Enter an amount in rupees, such as 25,000."];
    if (text(name) === "" && isRequired) errors[name] = ["Enter the amount for one student."];
    return value;
  };
  const count = (name: string) => {
    const value = latinDigits(text(name)).replace(/[,\s]/g, "");
    if (value === "") return null;
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(value)) errors[name] = ["Enter a number."];
    return Number(value);
  };
  const lines = (name: string) =>
    text(name)
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "");

  const award = money("award", true);
  const budget = money("budget", false);
  const seats = count("seats");
  if (seats === null) errors.seats = ["Enter how many scholarships there are."];
  const opensOn = text("opensOn") || null;
  const closesOn = text("closesOn");
  if (closesOn === "") errors.closesOn = ["Choose the last day to apply."];
  else if (closesOn < istDate() && text("keepsDate") !== closesOn) {
    errors.closesOn = ["Choose today or a later day."];
  }
  if (budget !== null && award !== null && budget < award) {
    errors.budget = ["The budget is below one award."];
  }
  const period = text("amountPeriod") || "year";
  const [from, to] = [text("levelFrom"), text("levelTo")];
  const marks = count("marksMin");
  const [ageMin, ageMax] = [count("ageMin"), count("ageMax")];
  const income = money("incomeMax", false);
  const documents = [...(many("documents") ?? []), ...lines("otherDocuments")];
  return {
    errors,
    content: {
      title: text("title"),
      provider: institute.name,
      providerType: "private",
      category: text("category") || undefined,
      amountText: award === null ? "–" : `${formatMoney(award)} ${periodWords[period] ?? ""}`.trim(),
      amountMinInr: award === null ? null : Math.floor(award / 100),
      amountMaxInr: award === null ? null : Math.floor(award / 100),
      amountPeriod: period,
      description: text("description"),
      criteria: {
        levels: from || to ? { from: from || to, to: to || from } : null,
        states: many("states"),
        genders: many("genders"),
        socialGroups: many("socialGroups"),
        minorities: many("minorities"),
        disability: form.get("disability") === "on",
        income: income === null ? null : { maxInr: Math.floor(income / 100) },
        marks: marks === null ? null : { minPercent: marks },
        age: ageMin === null && ageMax === null ? null : { min: ageMin, max: ageMax },
        fields: many("fields"),
        institutions: form.get("ownStudents") === "on" ? [institutionSlug(institute.name)] : null,
        notes: lines("notes"),
      },
      cycles: closesOn === "" ? [] : [{ opensOn, closesOn, basis: "announced" }],
      benefits: lines("benefits"),
      documents,
      applicationProcess: text("applicationProcess"),
      website: null,
      seatsPerYear: seats,
    },
    terms: {
      seats,
      budgetPaise: budget,
      awardPaise: award,
      questions: readQuestions(text, (name) => form.get(name) === "on", errors),
      requiredDocuments: documentsOf(documents)
        .filter(({ required }) => required)
        .map(({ field }) => field.slice(0, 40)),
      rubric: readRubric(text, errors, form.get("isBlind") === "on"),
      isBlind: form.get("isBlind") === "on",
      reviewersNeeded: text("reviewersNeeded") === "2" ? 2 : 1,
      moneySource: moneySourceOf(form),
      isPromised: isPromised(form),
    },
  };
}

function moneySourceOf(form: FormData): MoneySource | null {
  return sourcesOfOwner.institute.find((one) => one === form.get("moneySource")) ?? null;
}

/** Only who pays by itself promises. */
function isPromised(form: FormData): boolean {
  return form.get("moneySource") === "institute_pays" && form.get("promise") === "on";
}

/** As a student's own institution is written in their profile. */
function institutionSlug(name: string): string {
  return (
    toSlug(name)
      .replace(/[^a-z0-9-]+/g, "-")
      .replace(/^-+|-+$/g, "") || "institute"
  );
}

function readQuestions(text: (name: string) => string, isOn: (name: string) => boolean, errors: FieldErrors) {
  return Array.from({ length: questionRows }, (_, row) => row + 1).flatMap((row) => {
    const label = text(`q${row}_label`);
    if (label === "") return [];
    const kind = text(`q${row}_kind`) || "short";
    const options = text(`q${row}_options`)
      .split(/[;\n]/)
      .map((option) => option.trim())
      .filter((option) => option !== "");
    if (kind === "choice" && options.length < 2) {
      errors[`q${row}_options`] = ["Write at least two options, with ; between them."];
    }
    return [
      {
        id: `q${row}`,
        label,
        kind,
        options: kind === "choice" ? options : [],
        isRequired: isOn(`q${row}_required`),
      },
    ];
  });
}

/** What a blind reviewer is not shown (reviews room, describe-answers.server.ts). */
const hiddenFromBlind =
  /\b(distance|address|city|town|village|home|pin ?code|names?|surname|gender|sex|girls?|boys?|photo)\b/i;

function readRubric(text: (name: string) => string, errors: FieldErrors, isBlind: boolean) {
  return Array.from({ length: rubricRows }, (_, row) => row + 1).flatMap((row) => {
    const label = text(`r${row}_label`);
    if (label === "") return [];
    const max = Number(latinDigits(text(`r${row}_max`)) || "10");
    // D16j: points for what nobody can see are guessed.
    if (isBlind && hiddenFromBlind.test(label)) {
      errors[`r${row}_label`] = [
        "Blind reviewers see neither name, gender and photo nor address and city, so they cannot judge this. Ask for something else, or let them see the student.",
      ];
    }
    if (!Number.isInteger(max) || max < 1 || max > 100) errors[`r${row}_max`] = ["Give 1 to 100 points."];
    return [{ id: `r${row}`, label, max: Number.isInteger(max) ? Math.min(Math.max(max, 1), 100) : 10 }];
  });
}

const pathFields: Record<string, string> = {
  amountText: "award",
  amountMinInr: "award",
  amountMaxInr: "award",
  seatsPerYear: "seats",
  budgetPaise: "budget",
  awardPaise: "award",
  cycles: "closesOn",
  "criteria.levels": "levelTo",
  "criteria.marks": "marksMin",
  "criteria.age": "ageMin",
  "criteria.income": "incomeMax",
  "criteria.notes": "notes",
};

/** A schema's path as the editor's own field: "criteria.marks.minPercent" is marksMin. */
export function editorErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const [first = "", second = "", third = ""] = path.split(".");
      if (first === "questions") return [`q${Number(second) + 1}_${third || "label"}`, messages];
      if (first === "rubric") return [`r${Number(second) + 1}_${third || "label"}`, messages];
      const name =
        pathFields[`${first}.${second}`] ?? pathFields[first] ?? (first === "criteria" ? second : first);
      return [name, messages];
    }),
  );
}
