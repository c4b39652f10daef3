import { type FormEvent, lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { isAsked } from "../../forms/form-step.ts";
import { stepAt } from "../../forms/form-steps.ts";
import type { ApplyView } from "../../views/apply-view.ts";
import { isKnown, KnownAnswers } from "./known-answers.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import { QuestionField } from "./question-field.tsx";
import { ReviewStep } from "./review-step.tsx";

// Uploads and verdicts stay out of the first visit's script; the page itself is sent whole in any case.
const DocumentsStep = lazy(async () => ({ default: (await import("./documents-step.tsx")).DocumentsStep }));
const EligibilityPart = lazy(async () => ({
  default: (await import("./eligibility-part.tsx")).EligibilityPart,
}));

type StepBodyProps = {
  view: ApplyView;
  errorOf: (field: string) => string | undefined;
  draft: { current: { number: string | null } };
  consentError: boolean;
};

/** What a step asks. */
export function StepBody({ view, errorOf, draft, consentError }: StepBodyProps) {
  const t = useTranslations("apply");
  const step = stepAt(view.step);
  const { values, follow } = useDeciding(view);
  // It stands before whatever is seen first: step 1, or the step at which it opens.
  const judgement = (view.step === 1 || view.number === null) && view.scholarship?.judgement;
  const verdict = judgement && (
    <Suspense>
      <EligibilityPart judgement={judgement} />
    </Suspense>
  );
  if (step.name === "review") {
    return (
      <>
        {verdict}
        <ReviewStep view={view} consentError={consentError} />
      </>
    );
  }
  if (step.name === "documents") {
    return (
      <>
        {verdict}
        <Suspense>
          <DocumentsStep view={view} errorOf={errorOf} draft={draft} />
        </Suspense>
      </>
    );
  }
  const questions = step.questions.filter((question) =>
    isAsked(question, { answerTo: (name) => values[name] ?? "", isAssisted: !view.scholarship }),
  );
  const known = questions.filter((question) => isKnown(question, view) && !errorOf(question.name));
  const isSettled = (name: string) => known.some((question) => partners[name]?.includes(question.name));
  const open = questions.filter((question) => !known.includes(question) && !isSettled(question.name));
  const asked = open.filter(({ onlyAssisted }) => !onlyAssisted);
  const wishes = open.filter(({ onlyAssisted }) => onlyAssisted);
  return (
    <div className="contents" onInput={follow}>
      {verdict}
      {view.sibling && (step.name === "personal" || step.name === "family") && (
        <section aria-labelledby="sibling" className="card stack">
          <h2 id="sibling" className="card__title">
            {t("sibling.title", { name: view.sibling })}
          </h2>
          <p className="muted">{t("sibling.text", { name: view.sibling })}</p>
          <div>
            <Button kind="quiet" name="intent" value="family">
              {t("sibling.take")}
            </Button>
          </div>
        </section>
      )}
      <KnownAnswers questions={known} view={view} />
      {asked.map((question) => (
        <QuestionField key={question.name} question={question} view={view} error={errorOf(question.name)} />
      ))}
      {wishes.length > 0 && <h2 className="sec-title">{t("looking")}</h2>}
      {wishes.map((question) => (
        <QuestionField key={question.name} question={question} view={view} error={errorOf(question.name)} />
      ))}
      {step.name === "education" && <OwnQuestions view={view} errorOf={errorOf} />}
      {step.name === "education" && view.questions.length > 0 && (
        <>
          <h2 className="sec-title">{t("questions")}</h2>
          {view.questions.map(({ field, text, language }) => (
            <RadioField
              key={field}
              field={fieldOf(field, view.values[field], errorOf(field))}
              label={<span lang={language}>{text}</span>}
              required
              choices={(["yes", "no"] as const).map((value) => ({
                value,
                label: t(`options.yesNo.${value}`),
              }))}
            />
          ))}
        </>
      )}
    </div>
  );
}

/** What a question hangs on, as it stands in the form now: the tick "I have no e-mail", the class. */
function useDeciding(view: ApplyView) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(view.values);
  const follow = (event: FormEvent<HTMLElement>) => {
    const { name, type, value, checked } = event.target as HTMLInputElement;
    if (!deciding.has(name)) return;
    setValues((before) => ({ ...before, [name]: type === "checkbox" && !checked ? "" : value }));
  };
  return { values, follow };
}

/** With the answer known, "I have none" and "how it is written" are no questions any more. */
const partners: Readonly<Record<string, readonly string[]>> = {
  noEmail: ["email"],
  noFather: ["fatherName"],
  noMother: ["motherName"],
  marksKind: ["percentage", "cgpa"],
};

const deciding = new Set(["noEmail", "noFather", "noMother", "currentEducation", "marksKind"]);
