import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DialogLink } from "#app/ui/dialogs/dialog.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import { Block } from "#app/ui/section.tsx";
import type { PaymentRisk } from "../payment-risks.ts";
import { riskMark } from "../registration-advice.ts";
import type { BannerCode } from "../registration-step.ts";
import { clearDialogId } from "./clear-dialog.tsx";
import { RiskList } from "./risk-list.tsx";

type FormEndProps = {
  field: (name: string) => FormField;
  fee: string | null;
  risks: readonly PaymentRisk[] | null;
  /** What stopped the press of Submit, or makes it wait. */
  banner: BannerCode | null;
  isVerified: boolean;
  /** Of a registration that is already in. */
  isCorrection: boolean;
  busy: string | null;
  /** A press of an earlier opening of the page, on its way. */
  waiting: ReactNode;
};

/** Important Instructions, the terms, Clear Form, Submit and Register. */
export function FormEnd({
  field,
  fee,
  risks,
  banner,
  isVerified,
  isCorrection,
  busy,
  waiting,
}: FormEndProps) {
  const t = useTranslations("registration");
  if (isCorrection) {
    return (
      <FormButtons>
        <Button name="intent" value="correct" kind="go" busy={busy === "correct" && t("submitting")}>
          {t("done.saveCorrections")}
        </Button>
      </FormButtons>
    );
  }
  return (
    <>
      <Block title={t("sections.instructions")} id="instructions">
        <ul className="dotlist mb-6">
          <li>{t("instructions.match")}</li>
          <li>{t("instructions.own")}</li>
          {fee && <li>{t("instructions.payment")}</li>}
          {fee && <li>{t("instructions.fee", { fee })}</li>}
        </ul>
        <div className="stack [--gap:.75rem]">
          <CheckboxField
            field={field("agreeTerms")}
            required
            label={t.rich("agreeTerms", {
              terms: linkTo("/terms-conditions"),
              privacy: linkTo("/privacy-policy"),
            })}
          />
          {isVerified && (
            <CheckboxField field={field("matchingConsent")} required={false} label={t("matching")} />
          )}
        </div>
      </Block>
      {risks && <RiskList risks={risks} isLast />}
      <input type="hidden" name="risksSeen" value={risks ? riskMark(risks) : ""} />
      {banner && (
        <Alert tone={banner === "submit_waits" ? "warn" : "bad"} live>
          {t(`banners.${banner}`)}
        </Alert>
      )}
      {waiting}
      <FormButtons>
        <Button
          name="intent"
          value="submit"
          kind={isVerified ? "go" : "quiet"}
          busy={busy === "submit" && t("submitting")}
        >
          {t("submit")}
        </Button>
        {isVerified && (
          <noscript>
            <Button name="intent" value="save" kind="quiet">
              {t("save")}
            </Button>
          </noscript>
        )}
        <DialogLink dialog={clearDialogId} href="/otr-registration?clear=1" kind="text">
          {t("clear")}
        </DialogLink>
      </FormButtons>
    </>
  );
}

function linkTo(path: string) {
  return (words: ReactNode) => (
    <Link to={path} target="_blank">
      {words}
    </Link>
  );
}
