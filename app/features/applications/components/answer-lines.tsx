import { useLocale, useTranslations } from "use-intl";
import { formatDate, isIstDay } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { documentPath } from "#app/features/documents/document-view.ts";
import type { FormStep, Question } from "../forms/form-step.ts";
import type { ApplyView } from "../views/apply-view.ts";
import { useChoices } from "./wizard/question-field.tsx";
import { useFieldWords } from "./wizard/use-field-words.ts";

/** A question and its answer: beside each other from the width where both fit. */
export const line = "grid gap-x-4 border-b border-line py-2 sm:grid-cols-[13rem_1fr]";

/** Questions with what is answered, as lines of a list. */
export function AnswerLines({ questions, view }: { questions: readonly Question[]; view: ApplyView }) {
  const { label } = useFieldWords(view);
  return questions.map((question) => (
    <div key={question.name} className={line}>
      <dt className="muted">{label(question.name)}</dt>
      <dd className="min-w-0 break-words">
        <Answer question={question} view={view} />
      </dd>
    </div>
  ));
}

function Answer({ question, view }: { question: FormStep["questions"][number]; view: ApplyView }) {
  const t = useTranslations("apply");
  const choices = useChoices(question, view);
  const language = useLocale() as Language;
  const { name, kind } = question;
  if (kind === "file") return <PaperName view={view} field={name} />;
  const value = kind === "aadhaar" ? view.aadhaar : kind === "account" ? view.account : view.values[name];
  if (!value) return <Missing />;
  if (kind === "tick") return t("options.yesNo.yes");
  if (kind === "date" && isIstDay(value)) return formatDate(value, language);
  return (
    choices.find((choice) => choice.value === value)?.label ?? (kind === "percent" ? `${value}%` : value)
  );
}

export function PaperName({ view, field }: { view: ApplyView; field: string }) {
  const paper = view.papers[field];
  if (paper && view.helping) return paper.name;
  return paper ? <a href={documentPath(paper.id)}>{paper.name}</a> : <Missing />;
}

export function Missing() {
  const t = useTranslations("apply");
  return <span className="muted">{t("notAnswered")}</span>;
}
