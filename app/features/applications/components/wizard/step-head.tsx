import { useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { lastStep, stepAt } from "../../forms/form-steps.ts";
import type { ApplyView } from "../../views/apply-view.ts";

/** Where one is, and what it is all for. */
export function StepHead({ view }: { view: ApplyView }) {
  const t = useTranslations("apply");
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOnStep(title, `${view.step}${view.isChanging ? " open" : ""}`);
  return (
    <div>
      <p className="muted small">{t("stepOf", { step: view.step, count: lastStep })}</p>
      <h1 ref={title} tabIndex={-1} className="mt-0.5 text-2xl">
        {t(`steps.${stepAt(view.step).name}`)}
      </h1>
      <ForWhat view={view} />
    </div>
  );
}

function ForWhat({ view: { scholarship } }: { view: ApplyView }) {
  const t = useTranslations("apply");
  const language = useLocale() as Language;
  if (!scholarship) return <p className="muted mt-1.5">{t("assisted")}</p>;
  const closes = scholarship.isOpen
    ? scholarship.closesAt && t("closes", { date: formatDate(new Date(scholarship.closesAt), language) })
    : t(scholarship.isPaused ? "pausedNow" : "closedNow");
  return (
    <p className="muted mt-1.5">
      {t("for", { scholarship: scholarship.title })}
      {closes && `, ${closes}`}
    </p>
  );
}

/** Focus goes to the field that a link names, else to the title of a step that is new or opened; not when the page is. */
function useFocusOnStep(title: { current: HTMLElement | null }, step: string): void {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (lastSeen !== null && lastSeen !== step) (named ?? title.current)?.focus();
    lastSeen = step;
  }, [title, step]);
}
let lastSeen: string | null = null;
