import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert, SavedNote } from "#app/ui/dialogs/alert.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { lastPartnershipStep, partnershipStepIds } from "../forms/partnership-steps.ts";
import { type PartnershipView, partnershipField, partnershipPath } from "../partnership-view.ts";
import { AgreementStep } from "./agreement-step.tsx";
import { DocumentStep, InstituteStep, ScholarshipStep } from "./partnership-fields.tsx";
import { type SaveState, usePartnershipSave } from "./use-partnership-save.ts";

type WizardProps = {
  view: PartnershipView;
  answer: { errors: Readonly<Record<string, string>>; note: string | null; key: string | null } | null;
};

/** The four steps (spec 1): a plain form that works without script; script only saves and enables. */
export function PartnershipWizard({ view, answer }: WizardProps) {
  const t = useTranslations("partnership");
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { state, onInput, onSubmit } = usePartnershipSave({ ...view, key: answer?.key ?? view.key }, form);
  const { isOpen, look } = useAgreementGate(form, view.step);
  const isBusy = useNavigation().state === "submitting";
  const isLast = view.step === lastPartnershipStep;
  const here = view.isChecked ? view.problems.filter(({ step }) => step === view.step) : [];
  const errors = {
    ...Object.fromEntries(here.map(({ field, message }) => [field, message])),
    ...answer?.errors,
  };
  // What Submit found wrong stands on the steps before: each line leads there.
  const elsewhere = new Map(
    view.problems
      .filter(({ step }) => step !== view.step)
      .map(({ step, field }) => [field, partnershipField(view.key, step, field)]),
  );
  useFocusOnStep(title, view.step);
  return (
    <div className="wrap max-w-[46rem] pb-12">
      <div className="row row--apart py-4">
        <BackButton view={view} />
        <SaveSign state={state} />
      </div>
      <Stepper
        label={t("progress")}
        current={view.step - 1}
        steps={partnershipStepIds.map((step, index) => ({
          label: t(`steps.${step}`),
          href: partnershipPath({ key: view.key, step: index + 1 }),
          // P12: going past a step does not finish it.
          isOpen: view.savedAt === null || view.problems.some((problem) => problem.step === index + 1),
        }))}
      />
      <Form
        id="partnership"
        ref={form}
        method="post"
        encType={view.step === 3 ? "multipart/form-data" : "application/x-www-form-urlencoded"}
        noValidate
        className="grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-7 pt-8"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {/* Enter goes on; without this it would press the first button in the page. */}
        <button
          type="submit"
          name="intent"
          value={isLast ? "save" : "next"}
          hidden
          aria-hidden="true"
          tabIndex={-1}
        />
        <input type="hidden" name="draft" defaultValue={answer?.key ?? view.key ?? ""} />
        <input type="hidden" name="step" value={view.step} />
        <div>
          <p className="muted small">
            {t("stepOf", { step: String(view.step), last: String(lastPartnershipStep) })}
          </p>
          <h2 ref={title} tabIndex={-1} className="mt-0.5 text-2xl">
            {t(`steps.${partnershipStepIds[view.step - 1] ?? "s1"}`)}
          </h2>
        </div>
        {Object.keys(errors).length > 0 && (
          <ErrorSummary
            title={t("lookAgain")}
            errors={Object.entries(errors).map(([fieldId, message]) => ({
              fieldId,
              message,
              href: elsewhere.get(fieldId),
            }))}
            kept={t("kept")}
            answer={answer ?? view}
          />
        )}
        {answer?.note === "mailed" && <Alert tone="ok">{t("mailed")}</Alert>}
        {answer?.note === "no_address" && <Alert tone="bad">{t("noAddress")}</Alert>}
        {view.step === 1 && <InstituteStep view={view} errors={errors} />}
        {view.step === 2 && <ScholarshipStep view={view} errors={errors} />}
        {view.step === 3 && <DocumentStep view={view} errors={errors} />}
        {isLast && <AgreementStep view={view} errors={errors} onTick={look} isSaid={answer !== null} />}
        <FormButtons>
          {isLast ? (
            <Button
              kind="go"
              name="intent"
              value="submit"
              disabled={!isOpen}
              {...(isBusy && { busy: t("sending") })}
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
        {isLast && !isOpen && <p className="small muted">{t("tickBoth")}</p>}
        <div className="row row--apart">
          <p className="small muted">{t("typedSaved")}</p>
          <Button kind="text" size="sm" name="intent" value="mail_link">
            {t("mailLink")}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** "The final submit is disabled until both agreements are ticked"; without script the server says it. */
function useAgreementGate(form: RefObject<HTMLFormElement | null>, step: number) {
  const [isOpen, setIsOpen] = useState(true);
  const look = () => {
    const isTicked = (name: string) => {
      const control = form.current?.elements.namedItem(name);
      return control instanceof HTMLInputElement && control.checked;
    };
    setIsOpen(step !== lastPartnershipStep || (isTicked("agreeTerms") && isTicked("agreePartnership")));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has other controls
  useEffect(look, [step]);
  return { isOpen, look };
}

/** "A Back button (browser history back)"; without script it leads to the home page. */
function BackButton({ view }: { view: PartnershipView }) {
  const t = useTranslations("partnership");
  return (
    <a
      className="back"
      href={view.step > 1 ? partnershipPath({ key: view.key, step: view.step - 1 }) : "/"}
      onClick={(event) => {
        if (window.history.length < 2) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <Icon of={ArrowLeft} />
      {t("back")}
    </a>
  );
}

function SaveSign({ state }: { state: SaveState }) {
  const t = useTranslations("partnership");
  const language = useLocale() as Language;
  if (state.kind === "offline") {
    return (
      <p className="small" role="status">
        {t("offline")}
      </p>
    );
  }
  if (state.kind === "saving") {
    return (
      <p className="small muted" role="status">
        {t("saving")}
      </p>
    );
  }
  return (
    state.savedAt && (
      <SavedNote>{t("savedAt", { time: formatTime(new Date(state.savedAt), language) })}</SavedNote>
    )
  );
}

let lastSeen: number | null = null;

/** Focus goes to the title of a new step, not when the page is opened. */
function useFocusOnStep(title: RefObject<HTMLHeadingElement | null>, step: number): void {
  useEffect(() => {
    if (lastSeen !== null && lastSeen !== step && !window.location.hash) title.current?.focus();
    lastSeen = step;
  }, [title, step]);
}
