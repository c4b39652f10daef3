import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { type FormStep, isAsked } from "../../forms/form-step.ts";
import { formSteps } from "../../forms/form-steps.ts";
import { type ApplyView, applyPath } from "../../views/apply-view.ts";
import { AnswerLines, line, Missing, PaperName } from "../answer-lines.tsx";
import { useFieldWords } from "./use-field-words.ts";

type ReviewStepProps = { view: ApplyView; consentError: boolean };

/** Step 5: all answers once more, what is still to mend step by step, and the way back to each. */
export function ReviewStep({ view, consentError }: ReviewStepProps) {
  const t = useTranslations("apply");
  const { sentence } = useFieldWords(view);
  const { problems } = view;
  return (
    <>
      <p className="muted">{t("reviewLead")}</p>
      {problems.length > 0 ? (
        <Alert tone="warn" title={t("beforeSubmit", { count: problems.length })}>
          <ul className="dotlist">
            {problems.map((problem) => (
              <li key={problem.field}>
                <Anchor href={problemHref(view, problem)}>{sentence(problem)}</Anchor>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Alert tone="ok" live={false}>
          {t("allWell")}
        </Alert>
      )}
      <Unfit view={view} />
      <Ended view={view} />
      {formSteps.slice(0, 4).map((step) => (
        <StepAnswers key={step.name} step={step} view={view} />
      ))}
      {view.needsConsent && (
        <CheckboxField
          field={fieldOf("mayShare", undefined, consentError ? t("problems.mayShare") : undefined)}
          label={t("consent")}
          required
        />
      )}
    </>
  );
}

/** Before the first save it has no number, only what it is for. */
const placeOf = ({ number, scholarship }: ApplyView) => ({ number, slug: scholarship?.slug });

/** Said before she sends it: what her own answers already rule out. */
function Unfit({ view }: { view: ApplyView }) {
  const t = useTranslations("apply");
  const unmet = view.scholarship?.judgement?.criteria.filter(({ outcome }) => outcome === "notMet") ?? [];
  if (unmet.length === 0) return null;
  return (
    <Alert tone="warn" title={t("unfit")}>
      <ul className="dotlist">
        {unmet.map(({ rule }) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {t("unfitText")} <Anchor href="/student/dashboard?tab=find">{t("unfitOthers")}</Anchor>
    </Alert>
  );
}

/** Straight at the review she sees no field that says so. */
function Ended({ view }: { view: ApplyView }) {
  const t = useTranslations("apply");
  const { label } = useFieldWords(view);
  const ended = Object.entries(view.papers).filter(([, { endedOn }]) => endedOn !== null);
  if (ended.length === 0) return null;
  const papers = ended.map(([field]) => label(field)).join(", ");
  return (
    <Alert tone="warn" live={false}>
      {t("endedReview", { papers })}
    </Alert>
  );
}

function problemHref(view: ApplyView, { step, field, code }: ApplyView["problems"][number]): string {
  if (code === "guardian") return "/settings/privacy";
  return `${applyPath({ ...placeOf(view), step, check: true })}#${field}`;
}

function StepAnswers({ step, view }: { step: FormStep; view: ApplyView }) {
  const t = useTranslations("apply");
  const asked = step.questions.filter(
    (question) =>
      isAsked(question, { answerTo: (name) => view.values[name] ?? "", isAssisted: !view.scholarship }) &&
      // A box that nobody ticked says nothing; nor does a choice that was left as it is.
      ((question.kind !== "tick" && question.name !== "marksKind") || view.values[question.name]),
  );
  const title = t(`steps.${step.name}`);
  return (
    <section>
      <div className="row row--apart mb-2">
        <h2 className="sec-title">{title}</h2>
        <Anchor href={applyPath({ ...placeOf(view), step: step.number, change: true })}>
          {t("change")}
          <span className="vh"> {title}</span>
        </Anchor>
      </div>
      <dl className="border-t border-line">
        <AnswerLines questions={asked} view={view} />
        {step.name === "education" &&
          view.questions.map(({ field, text, language }) => (
            <div key={field} className={line}>
              <dt className="muted" lang={language}>
                {text}
              </dt>
              <dd className="min-w-0 break-words">
                {view.values[field] ? t(`options.yesNo.${view.values[field] as "yes"}`) : <Missing />}
              </dd>
            </div>
          ))}
        {step.name === "education" &&
          view.ownQuestions.map(({ field, text }) => (
            <div key={field} className={line}>
              <dt className="muted">{text}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words">{view.values[field] || <Missing />}</dd>
            </div>
          ))}
        {step.name === "documents" &&
          view.extras.map(({ field, label: name }) => (
            <div key={field} className={line}>
              <dt className="muted">{name}</dt>
              <dd className="min-w-0 break-words">
                <PaperName view={view} field={field} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
