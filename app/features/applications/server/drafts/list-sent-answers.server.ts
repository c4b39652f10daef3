import { formatDate, isIstDay } from "#app/core/clock.ts";
import { formatMoney, rupees } from "#app/core/money.ts";
import { maskAadhaar, maskAccount } from "#app/core/secrets/mask.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { eligibilityMessages } from "#app/features/scholarships/messages/eligibility.messages.server.ts";
import { paperName } from "#app/features/scholarships/server/words/paper-name.server.ts";
import { phraseIn } from "#app/features/scholarships/server/words/phrase-in.server.ts";
import { isAsked, type Question } from "../../forms/form-step.ts";
import { formSteps, ownQuestionField, questionField } from "../../forms/form-steps.ts";
import { applyMessages } from "../../messages/apply.messages.server.ts";
import { extraDocuments } from "../../rules/extra-documents.ts";
import type { SentSection } from "../../sent-answers.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";
import type { AttachedDocument } from "../papers/list-attached.server.ts";
import type { ScholarshipFacts } from "./find-scholarship-facts.server.ts";

type Words = Readonly<Record<string, string>>;

/** P8: every answer of an application as it was sent, in the order of the form, in the reader's words. */
export function listSentAnswers(
  row: ApplicationRow,
  {
    scholarship,
    documents,
  }: { scholarship: ScholarshipFacts | null; documents: readonly AttachedDocument[] },
  language: Language,
): SentSection[] {
  const words = applyMessages[language];
  const english = applyMessages[defaultLanguage];
  const labels = words.fields as Words;
  const answerTo = (name: string) => row.answers[name]?.value ?? "";
  const fileOf = (field: string) => documents.find((document) => document.field === field)?.name ?? "";
  const asked = (question: Question) =>
    question.name !== "marksKind" && isAsked(question, { answerTo, isAssisted: row.scholarshipId === null });
  const sections: SentSection[] = formSteps.slice(0, 4).map(({ name, questions }) => ({
    title: (words.steps as Words)[name] ?? name,
    rows: questions.filter(asked).flatMap((question) => {
      const value = question.kind === "file" ? fileOf(question.name) : answerInWords(row, question, language);
      const label = labels[question.name] ?? question.name;
      return value ? [{ label, english: (english.fields as Words)[question.name] ?? label, value }] : [];
    }),
  }));
  const own = [
    ...(scholarship?.criteria.questions ?? []).flatMap(({ key, text }) => {
      const value = answerTo(questionField(key));
      return value === "yes" || value === "no"
        ? [{ label: phraseIn(text, language).text, english: text, value: words.options.yesNo[value] }]
        : [];
    }),
    ...(scholarship?.ownQuestions ?? []).flatMap(({ id, label }) => {
      const value = answerTo(ownQuestionField(id));
      return value ? [{ label, english: label, value }] : [];
    }),
  ];
  const papers = extraDocuments(scholarship?.documents ?? []).flatMap(({ field, label }) => {
    const value = fileOf(field);
    return value ? [{ label: paperName(label, language), english: label, value }] : [];
  });
  return [
    ...sections.map((section, index) =>
      index === sections.length - 1 ? { ...section, rows: [...section.rows, ...papers] } : section,
    ),
    { title: words.ownQuestions, rows: own },
  ].filter(({ rows }) => rows.length > 0);
}

function answerInWords(row: ApplicationRow, { name, kind }: Question, language: Language): string {
  const words = applyMessages[language];
  if (kind === "aadhaar") return row.aadhaarLastFour ? maskAadhaar(row.aadhaarLastFour) : "";
  if (kind === "account") return row.accountLastFour ? maskAccount(row.accountLastFour) : "";
  const value = row.answers[name]?.value ?? "";
  if (value === "") return "";
  if (kind === "tick") return words.options.yesNo.yes;
  if (kind === "date") return isIstDay(value) ? formatDate(value, language) : value;
  if (kind === "percent") return `${value.replace(/%$/, "")}%`;
  if (kind === "money" && /^\d+$/.test(value)) return formatMoney(rupees(Number(value)));
  if (name === "state") return (eligibilityMessages[language].states as Words)[value] ?? value;
  const options = words.options as unknown as Readonly<Record<string, Words>>;
  return options[name]?.[value] ?? value;
}
