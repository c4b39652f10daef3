import { lazy, Suspense } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatTime } from "#app/core/clock.ts";
import { formKeyField } from "#app/core/forms/form-key.ts";
import { studentField } from "#app/core/forms/student-field.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Alert, SavedNote } from "#app/ui/dialogs/alert.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PressedNote } from "#app/ui/pressed-note.tsx";
import { summaryLines } from "../summary-lines.ts";
import { FeeNote } from "./fee-note.tsx";
import { FormEnd } from "./form-end.tsx";
import { RegistrationContext } from "./registration-context.ts";
import { MobileSection } from "./sections/mobile-section.tsx";
import { SectionList } from "./sections/section-list.tsx";
import { bannerId } from "./sending/after-press.ts";
import { type RegistrationFormData, useRegistrationForm } from "./use-registration-form.ts";

// Nobody sees them before the number is verified: they stay out of the first visit's script.
const AnswerSections = lazy(async () => ({
  default: (await import("./sections/answer-sections.tsx")).AnswerSections,
}));

/** The whole form: works by plain posts; where script runs, it saves, uploads and checks as one types. */
export function RegistrationForm(props: RegistrationFormData) {
  const t = useTranslations("registration");
  const live = useRegistrationForm(props);
  const { errors, view, banner, value } = live;
  const isVerified = view !== null;
  const summary = summaryLines(errors, (file) => t(`fields.${file}`));
  const mobileBanner = banner && isMobileBanner(banner) ? banner : null;
  // S14a: said where it was pressed; without script the page begins anew, at its top.
  const isAtButton = banner?.startsWith("submit_") && live.isBannerLive;
  return (
    <div className="split split--form">
      <nav className="stick toc" aria-label={t("sections.label")}>
        <SectionList view={view} errors={errors} />
        <SaveNote state={live.saveState} savedAt={view?.savedAt ?? null} />
      </nav>
      <form
        ref={live.form}
        method="post"
        action={props.isCorrection ? "/otr-registration?correct=1" : "/otr-registration"}
        encType="multipart/form-data"
        noValidate
        onSubmit={live.onSubmit}
        onInput={live.onInput}
        onChange={live.onInput}
      >
        {isVerified && !props.isCorrection && (
          // What Enter presses: it saves, and sends nothing off by mistake.
          <button className="vh" name="intent" value="save" tabIndex={-1} aria-hidden="true" type="submit" />
        )}
        <input type="hidden" name={formKeyField} value={props.formKey} />
        <input type="hidden" name={studentField} value={props.owner ?? ""} />
        <div className="stack [--gap:2rem]">
          {summary.length > 0 && (
            <ErrorSummary
              title={t("summary.title", { count: summary.length })}
              errors={summary}
              kept={t("summary.kept")}
              answer={live.answer}
            />
          )}
          {banner && !mobileBanner && !isAtButton && (
            <Alert tone="bad" id={bannerId}>
              {t(`banners.${banner}`)}{" "}
              {banner === "other_student" && (
                <Anchor href="/login/student?next=%2Fotr-registration">{t("chooseStudent")}</Anchor>
              )}
            </Alert>
          )}
          {props.fee && !props.isCorrection && <FeeNote fee={props.fee} />}
          {props.isCorrection ? (
            <Alert>{t("done.correcting")}</Alert>
          ) : (
            <MobileSection
              mobile={props.mobile}
              banner={mobileBanner}
              field={live.field}
              busy={live.busy}
              demoOtp={props.demoOtp}
              isSignedInElsewhere={props.isSignedInElsewhere}
              isKept={props.isKept}
            />
          )}
          {value && (
            <RegistrationContext value={value}>
              <Suspense>
                <AnswerSections />
              </Suspense>
            </RegistrationContext>
          )}
          <FormEnd
            field={live.field}
            fee={props.fee}
            risks={live.risks}
            banner={isAtButton ? banner : null}
            isVerified={isVerified}
            isCorrection={props.isCorrection}
            busy={live.busy}
            waiting={
              <PressedNote
                pressedAt={live.pressedAt}
                title={(time) => t("pressed.title", { time })}
                text={t("pressed.text")}
                forget={t("pressed.forget")}
                onForget={live.onForget}
              />
            }
          />
          {isVerified && (
            <div className="lg:hidden">
              <SaveNote state={live.saveState} savedAt={view.savedAt} />
            </div>
          )}
        </div>
      </form>
      {/* S22: on a phone it stands first, until the number is proven and the form begins. */}
      <aside className={isVerified ? "stick keep only-wide" : "stick keep"}>
        <h2 className="card__title">{t("keep.title")}</h2>
        <ul className="dotlist">
          <li>{t("keep.aadhaar")}</li>
          <li>{t("keep.passbook")}</li>
          <li>{t("keep.school")}</li>
        </ul>
        <p className="small muted">{t("keep.time")}</p>
      </aside>
    </div>
  );
}

function SaveNote({ state, savedAt }: { state: string; savedAt: string | null }) {
  const t = useTranslations("registration");
  const language = useLocale() as Language;
  if (state === "offline") return <Alert tone="warn">{t("savedOffline")}</Alert>;
  // S14d: the banner says why nothing is saved; a green tick beside it would say the contrary.
  if (state === "other_student" || state === "signed_out") return null;
  if (state === "saving") return <SavedNote>{t("saving")}</SavedNote>;
  if (!savedAt) return null;
  return <SavedNote>{t("saved", { time: formatTime(new Date(savedAt), language) })}</SavedNote>;
}

function isMobileBanner(code: string): boolean {
  return /^(mobile_format|verify_|too_many)/.test(code);
}
