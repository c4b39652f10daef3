import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { lazy, type SubmitEvent, Suspense, useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate, formatTime } from "#app/core/clock.ts";
import { formKeyField } from "#app/core/form-key.ts";
import type { Language } from "#app/core/i18n.ts";
import { Alert, SavedNote } from "#app/ui/alert.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RadioField } from "#app/ui/radio-field.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { type ApplyView, applyPath } from "../apply-view.ts";
import { formSteps, lastStep, stepAt } from "../forms/form-steps.ts";
import { fieldOf } from "./form-field-of.ts";
import { OwnQuestions } from "./own-questions.tsx";
import { papersArrive } from "./papers-on-the-way.ts";
import { QuestionField } from "./question-field.tsx";
import { ReviewStep } from "./review-step.tsx";
import { type SaveState, useAutosave } from "./use-autosave.ts";
import { useFieldWords } from "./use-field-words.ts";
import { WaitingNote } from "./waiting-note.tsx";

// Uploads and verdicts stay out of the first visit's script; the page itself is sent whole in any case.
const DocumentsStep = lazy(async () => ({ default: (await import("./documents-step.tsx")).DocumentsStep }));
const EligibilityPart = lazy(async () => ({
  default: (await import("./eligibility-part.tsx")).EligibilityPart,
}));

/** The step is left once the papers are there. */
function waitForPapers(event: SubmitEvent<HTMLFormElement>) {
  const papers = papersArrive();
  if (!papers) return;
  event.preventDefault();
  const { currentTarget: form, nativeEvent } = event;
  const { submitter } = nativeEvent as globalThis.SubmitEvent;
  void papers.then(() => form.requestSubmit(submitter));
}

type ApplyWizardProps = {
  view: ApplyView;
  answer: { errors: Readonly<Record<string, string>>; code?: string } | null;
};

/** The five steps (spec 1, Scholarship application): a plain form that works without script; script only saves. */
export function ApplyWizard({ view, answer }: ApplyWizardProps) {
  const t = useTranslations("apply");
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { state, onInput, onSend, draft } = useAutosave(view, form);
  const busy = useNavigation().state === "submitting";
  const { sentence } = useFieldWords(view);
  const step = stepAt(view.step);
  const isLast = view.step === lastStep;
  const problems = view.isChecked ? view.problems.filter((problem) => problem.step === view.step) : [];
  const shown = Object.fromEntries(problems.map((problem) => [problem.field, sentence(problem)]));
  const errors = { ...shown, ...answer?.errors };
  const errorOf = (field: string) => errors[field];
  useFocusOnStep(title, view.step);
  return (
    <div className="wrap max-w-[46rem] pb-16">
      <div className="row row--apart py-4">
        <button type="submit" form="apply" name="intent" value="back" className="back">
          <Icon of={ArrowLeft} />
          {t("back")}
        </button>
        <SaveSign state={state} />
      </div>
      <Stepper
        label={t("progress")}
        current={view.step - 1}
        steps={formSteps.map(({ name, number }) => ({
          label: t(`steps.${name}`),
          href: applyPath({ number: view.number, slug: view.scholarship?.slug, step: number }),
        }))}
      />
      <Form
        id="apply"
        ref={form}
        method="post"
        encType={view.step === 4 ? "multipart/form-data" : "application/x-www-form-urlencoded"}
        noValidate
        preventScrollReset={false}
        className="grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-7 pt-8"
        onInput={onInput}
        onSubmit={(event) => {
          onSend();
          waitForPapers(event);
        }}
      >
        {/* Enter goes on to the next step; without this it would press Back, which stands first. */}
        <button
          type="submit"
          name="intent"
          value={isLast ? "save" : "next"}
          hidden
          aria-hidden="true"
          tabIndex={-1}
        />
        <input type="hidden" name="application" defaultValue={view.number ?? ""} />
        <input type="hidden" name="student" value={view.student} />
        <input type="hidden" name="scholarship" value={view.scholarship?.slug ?? ""} />
        <input type="hidden" name="step" value={view.step} />
        <input type="hidden" name="heardAt" defaultValue={view.heardAt} />
        <input type="hidden" name="prints" value={view.prints} />
        <input type="hidden" name={formKeyField} value={view.formKey} />
        <div>
          <p className="muted small">{t("stepOf", { step: view.step, count: lastStep })}</p>
          <h1 ref={title} tabIndex={-1} className="mt-0.5 text-2xl">
            {t(`steps.${step.name}`)}
          </h1>
          <ForWhat view={view} />
        </div>
        {view.isVisitor && <SignInFirst view={view} />}
        {!isLast && Object.keys(errors).length > 0 && (
          <ErrorSummary
            title={t("stepProblems", { count: Object.keys(errors).length })}
            errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))}
            kept={t("keptNote")}
            answer={answer ?? view}
          />
        )}
        {answer?.code === "closed" && (
          <Alert tone="bad" title={t("closedTitle")}>
            {t("closedText")}
          </Alert>
        )}
        {view.step === 1 && view.scholarship?.judgement && (
          <Suspense>
            <EligibilityPart judgement={view.scholarship.judgement} />
          </Suspense>
        )}
        <StepBody view={view} errorOf={errorOf} draft={draft} consentError={answer?.code === "mayShare"} />
        <WaitingNote />
        <FormButtons>
          {isLast ? (
            <Button
              kind="go"
              name="intent"
              value="submit"
              disabled={view.problems.length > 0 || view.number === null}
              {...(busy && { busy: t("sending") })}
            >
              {t("submit")}
            </Button>
          ) : (
            <Button kind="go" name="intent" value="next" iconEnd={ArrowRight}>
              {t("next")}
            </Button>
          )}
          {view.step > 1 && (
            <Button kind="quiet" name="intent" value="previous">
              {t("previous")}
            </Button>
          )}
        </FormButtons>
        {isLast && view.problems.length > 0 && <p className="small muted">{t("cannotSubmit")}</p>}
        <p className="small muted">{t("resume")}</p>
      </Form>
    </div>
  );
}

type StepBodyProps = {
  view: ApplyView;
  errorOf: (field: string) => string | undefined;
  draft: { current: { number: string | null } };
  consentError: boolean;
};

function StepBody({ view, errorOf, draft, consentError }: StepBodyProps) {
  const t = useTranslations("apply");
  const step = stepAt(view.step);
  if (step.name === "review") return <ReviewStep view={view} consentError={consentError} />;
  if (step.name === "documents") {
    return (
      <Suspense>
        <DocumentsStep view={view} errorOf={errorOf} draft={draft} />
      </Suspense>
    );
  }
  const asked = step.questions.filter(({ onlyAssisted }) => !onlyAssisted);
  const wishes = step.questions.filter(({ onlyAssisted }) => onlyAssisted && !view.scholarship);
  return (
    <>
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
          {view.questions.map(({ field, text }) => (
            <RadioField
              key={field}
              field={fieldOf(field, view.values[field], errorOf(field))}
              label={text}
              required
              choices={(["yes", "no"] as const).map((value) => ({
                value,
                label: t(`options.yesNo.${value}`),
              }))}
            />
          ))}
        </>
      )}
    </>
  );
}

function ForWhat({ view: { scholarship } }: { view: ApplyView }) {
  const t = useTranslations("apply");
  const language = useLocale() as Language;
  if (!scholarship) return <p className="muted mt-1.5">{t("assisted")}</p>;
  const closes = scholarship.isOpen
    ? scholarship.closesAt && t("closes", { date: formatDate(new Date(scholarship.closesAt), language) })
    : t("closedNow");
  return (
    <p className="muted mt-1.5">
      {t("for", { scholarship: scholarship.title })}
      {closes && `, ${closes}`}
    </p>
  );
}

function SignInFirst({ view }: { view: ApplyView }) {
  const t = useTranslations("apply");
  const next = applyPath({ slug: view.scholarship?.slug, step: view.step });
  return (
    <Alert>
      {t("signIn")}{" "}
      <LinkButton kind="quiet" size="sm" href={`/login?next=${encodeURIComponent(next)}`}>
        {t("signInButton")}
      </LinkButton>
    </Alert>
  );
}

function SaveSign({ state }: { state: SaveState }) {
  const t = useTranslations("apply");
  const words = useTranslations("apply.fields");
  const { pathname, search } = useLocation();
  if (state.kind === "offline" || state.kind === "busy") {
    return (
      <p className="small" role="status">
        {t(state.kind === "offline" ? "notSaved" : "busySave")}
      </p>
    );
  }
  if (state.kind === "signedOut") {
    return (
      <Alert tone="warn">
        {t("signedOutSave")}{" "}
        <Anchor href={`/login?next=${encodeURIComponent(pathname + search)}`}>{t("signInButton")}</Anchor>
      </Alert>
    );
  }
  if (state.kind === "refused") {
    return (
      <Alert tone="bad">
        {t("refusedSave")}{" "}
        <Anchor href="/login/student?next=%2Fstudent%2Fdashboard">{t("chooseStudent")}</Anchor>
      </Alert>
    );
  }
  if (state.kind === "saving") {
    return (
      <p className="small muted" role="status">
        {t("saving")}
      </p>
    );
  }
  if (state.savedAt === null) return null;
  const fields = state.elsewhere.map((name) => (words.has(name as "city") ? words(name as "city") : name));
  return (
    <SavedNote>
      {t("savedAt", { time: formatTime(new Date(state.savedAt)) })}
      {fields.length > 0 && ` · ${t("elsewhere", { fields: fields.join(", ") })}`}
    </SavedNote>
  );
}

/** Focus goes to the title of a new step, not when the page is opened. */
function useFocusOnStep(title: { current: HTMLElement | null }, step: number): void {
  useEffect(() => {
    if (lastSeen !== null && lastSeen !== step && !window.location.hash) title.current?.focus();
    lastSeen = step;
  }, [title, step]);
}
let lastSeen: number | null = null;
