import ArrowLeft from "lucide-react/icons/arrow-left";
import { useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { formKeyField } from "#app/core/forms/form-key.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { HelpingBar } from "#app/features/identity/components/helping-bar.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { PressedNote } from "#app/ui/pressed-note.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { formSteps, lastStep } from "../../forms/form-steps.ts";
import { type ApplyAnswer, type ApplyView, applyPath } from "../../views/apply-view.ts";
import { BusyServerNote } from "../busy-server-note.tsx";
import { waitForPapers } from "../papers/papers-on-the-way.ts";
import { SheSends } from "../she-sends.tsx";
import { SaveSign } from "./save-sign.tsx";
import { SignInFirst } from "./sign-in-first.tsx";
import { StepBody } from "./step-body.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { StepHead } from "./step-head.tsx";
import { useApplicationAutosave } from "./use-application-autosave.ts";
import { useFieldWords } from "./use-field-words.ts";
import { usePressedSubmit } from "./use-pressed-submit.ts";

type ApplyWizardProps = {
  view: ApplyView;
  answer: ApplyAnswer | null;
};

/** The five steps (spec 1, Scholarship application): a plain form that works without script; script only saves. */
export function ApplyWizard({ view, answer }: ApplyWizardProps) {
  const t = useTranslations("apply");
  const form = useRef<HTMLFormElement>(null);
  const { state, onInput, onSend, draft } = useApplicationAutosave(view, form);
  const { pressedAt, onPress, onForget } = usePressedSubmit(view, answer);
  const { sentence } = useFieldWords(view);
  const isLast = view.step === lastStep;
  const problems = view.isChecked ? view.problems.filter((problem) => problem.step === view.step) : [];
  const shown = Object.fromEntries(problems.map((problem) => [problem.field, sentence(problem)]));
  const code = answer?.shown?.code;
  const errors = { ...shown, ...firstOfEach(answer?.errors ?? {}) };
  const errorOf = (field: string) => errors[field];
  return (
    <>
      {view.helping && <HelpingBar {...view.helping} />}
      <div className="wrap max-w-[46rem] pb-16">
        <div className="row row--apart py-4">
          {view.isVisitor ? (
            // P10: nothing is kept yet, so there is nothing to save on the way out.
            <Anchor
              href={view.scholarship ? `/scholarships/${view.scholarship.slug}` : "/scholarships"}
              className="back"
            >
              <Icon of={ArrowLeft} />
              {t("back")}
            </Anchor>
          ) : (
            <button type="submit" form="apply" name="intent" value="back" className="back">
              <Icon of={ArrowLeft} />
              {t("back")}
            </button>
          )}
          <SaveSign state={state} />
        </div>
        <Stepper
          label={t("progress")}
          current={view.step - 1}
          steps={formSteps.map(({ name, number }) => ({
            label: t(`steps.${name}`),
            href: applyPath({ number: view.number, slug: view.scholarship?.slug, step: number }),
            isOpen: view.problems.some((problem) => problem.step === number),
            isDone:
              !view.isVisitor &&
              number < lastStep &&
              !view.problems.some((problem) => problem.step === number),
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
            onPress(event);
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
          <StepHead view={view} />
          {view.isVisitor && <SignInFirst view={view} />}
          {!isLast && Object.keys(errors).length > 0 && (
            <ErrorSummary
              title={t("stepProblems", { count: Object.keys(errors).length })}
              errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))}
              kept={t("keptNote")}
              answer={answer ?? view}
            />
          )}
          {code === "closed" && (
            <Alert tone="bad" title={t("closedTitle")}>
              {t("closedText")}{" "}
              {view.scholarship && (
                <Anchor href={`/scholarships/${view.scholarship.slug}`}>{view.scholarship.title}</Anchor>
              )}
            </Alert>
          )}
          {code === "paused" && (
            <Alert tone="bad" title={t("pausedTitle")}>
              {t("pausedText")}
            </Alert>
          )}
          <StepBody
            view={view}
            errorOf={errorOf}
            draft={draft}
            consentError={code === "mayShare" || (isLast && view.isChecked)}
          />
          <div>
            <BusyServerNote />
            <PressedNote
              pressedAt={pressedAt}
              title={(time) => t("pressed.title", { time })}
              text={t("pressed.text")}
              forget={t("pressed.forget")}
              onForget={onForget}
            />
          </div>
          {isLast && view.helping && !view.problems.length ? (
            <SheSends view={view} code={code} />
          ) : (
            <StepButtons view={view} />
          )}
          {/* S15: said only where it is so: a visitor's answers are kept nowhere, an offline one's on this phone alone. */}
          {!view.isVisitor && (state.kind === "saved" || state.kind === "idle") && (
            <p className="small muted">{t("resume")}</p>
          )}
        </Form>
      </div>
    </>
  );
}

const firstOfEach = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([field, [said = ""]]) => [field, said]));
