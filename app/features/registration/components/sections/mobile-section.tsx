import Check from "lucide-react/icons/check";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { formatPhone } from "#app/features/identity/format-phone.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import type { BannerCode } from "../../registration-step.ts";

export type MobileStep = { step: "phone" | "otp" | "verified"; phone: string };

type MobileSectionProps = {
  mobile: MobileStep;
  banner: BannerCode | null;
  field: (name: string) => FormField;
  busy: string | null;
  demoOtp: string | null;
  isSignedInElsewhere: boolean;
  /** The session ended in the middle: what was typed comes back after the OTP. */
  isKept: boolean;
};

/** Mobile Number Verification: the number, then its OTP; verified, the number is locked. */
export function MobileSection(props: MobileSectionProps) {
  const { mobile, banner, field, busy, demoOtp, isSignedInElsewhere, isKept } = props;
  const t = useTranslations("registration");
  useFocusOnNextStep(mobile.step);
  return (
    <section id="mobile" className="stack">
      <h2 className="sec-title">{t("sections.mobile")}</h2>
      {banner ? (
        <Alert tone="bad">{t(`banners.${banner}`)}</Alert>
      ) : (
        mobile.step === "verified" && <Alert tone="ok">{t("banners.verified")}</Alert>
      )}
      {isKept && mobile.step !== "verified" && <Alert>{t("mobile.kept")}</Alert>}
      {isSignedInElsewhere && <Alert>{t("mobile.signedInElsewhere")}</Alert>}
      {mobile.step === "verified" && (
        <div className="row row--middle max-w-md pb-6 [--gap:.5rem]">
          <div className="min-w-44 flex-1">
            <PhoneField
              field={{ ...field("mobileNumber"), initialValue: formatPhone(mobile.phone) }}
              label={t("mobile.number")}
              readOnly
            />
          </div>
          <Button type="button" done icon={Check} className="self-end">
            {t("mobile.verified")}
          </Button>
        </div>
      )}
      {mobile.step === "phone" && (
        <>
          <div className="row max-w-md items-end [--gap:.5rem]">
            <div className="min-w-44 flex-1">
              <PhoneField
                field={{ ...field("mobileNumber"), initialValue: mobile.phone }}
                label={t("mobile.number")}
                hint={t("mobile.hint")}
                required
              />
            </div>
            <Button name="intent" value="verify" kind="go" busy={busy === "verify" && t("mobile.verifying")}>
              {t("mobile.verify")}
            </Button>
          </div>
          <p className="small muted">{t("mobile.onlyAfter")}</p>
        </>
      )}
      {mobile.step === "otp" && (
        <>
          <input type="hidden" name="mobileNumber" value={mobile.phone} />
          <p>{t("mobile.sentTo", { phone: formatPhone(mobile.phone) })}</p>
          {demoOtp && <Alert>{t("mobile.demoOtp", { otp: demoOtp })}</Alert>}
          <div className="row max-w-md items-end [--gap:.5rem]">
            <div className="min-w-44 flex-1">
              <OtpField field={field("otp")} label={t("mobile.otp")} />
            </div>
            <Button
              name="intent"
              value="confirm"
              kind="go"
              busy={busy === "confirm" && t("mobile.verifying")}
            >
              {t("mobile.confirm")}
            </Button>
          </div>
          <div className="row [--gap:.5rem]">
            <Button name="intent" value="resend" kind="text" size="sm" formNoValidate>
              {t("mobile.resend")}
            </Button>
            <Button name="intent" value="other" kind="text" size="sm" formNoValidate>
              {t("mobile.other")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The button that was pressed is gone with its step: the keyboard goes on where the next one begins. */
function useFocusOnNextStep(step: MobileStep["step"]) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const next = { phone: "otr-mobileNumber", otp: "otr-otp", verified: "otr-mobileNumber" }[step];
    document.getElementById(next)?.focus();
  }, [step]);
}
