import { useState } from "react";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { FileField } from "#app/ui/fields/file-field.tsx";
import { useRegistration } from "../components/registration-context.ts";
import type { QrView } from "./qr-view.ts";

/** Where she chooses it: her name, day of birth and gender as UIDAI signed them, from the QR of her card. */
export function AadhaarQrPart() {
  const t = useTranslations("registration.qr");
  const { field, view, qr } = useRegistration();
  const isLive = useIsLive();
  const [tries, setTries] = useState(0);
  if (!qr) return null;
  const asked = field("aadhaarQr");
  return (
    <details className="mb-5" open={Boolean(asked.errors?.length) || view.qr !== null || undefined}>
      <summary>{t("title")}</summary>
      <div className="stack mt-3 [--gap:1rem]">
        <p>
          {t("text")} {t(isLive ? "onPhone" : "onServer")}
        </p>
        {qr.isDemo && (
          <p className="small muted">
            {t("demo")} <Anchor href="/demo/aadhaar">{t("demoLink")}</Anchor>
          </p>
        )}
        <div role="status">{qr.reading ? <p>{t(qr.reading)}</p> : view.qr && <ReadQr view={view.qr} />}</div>
        <FileField
          key={tries}
          field={asked}
          label={t("photo")}
          limits={t("limits")}
          accept="image/*"
          required={false}
          onFile={(photo) => {
            if (!photo) return;
            // Nothing of it goes with the form.
            setTries((before) => before + 1);
            qr.read(photo);
          }}
        />
        {!isLive && (
          <div>
            <Button kind="quiet" name="intent" value="qr">
              {t("read")}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

function ReadQr({ view }: { view: QrView }) {
  const t = useTranslations("registration");
  const agreed = (["name", "dateOfBirth", "gender"] as const).filter((name) => view.agrees[name]);
  const fields = agreed.map((name) => t(`fields.${name}`)).join(", ");
  return (
    <div className="stack [--gap:.75rem]">
      {agreed.length > 0 && (
        <Alert tone="ok" title={t("qr.verified")}>
          {t("qr.verifiedFields", { fields, digits: view.lastFour })}
        </Alert>
      )}
      {agreed.length < 3 && <Alert tone="warn">{t("qr.changed")}</Alert>}
      {view.isSameNumber === false && (
        <Alert tone="warn">{t("qr.otherNumber", { digits: view.lastFour })}</Alert>
      )}
    </div>
  );
}
