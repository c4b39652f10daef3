import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import type { ApplyCode, ApplyView } from "../views/apply-view.ts";

/** The end of a form that a helper has filled: the code goes to the student's phone, and the student sends it. */
export function SheSends({ view, code }: { view: ApplyView; code: ApplyCode | undefined }) {
  const t = useTranslations("apply.helping");
  const isBusy = useNavigation().state === "submitting";
  const { student, phoneEnds: ends } = view.helping ?? { student: "", phoneEnds: "" };
  const isSent = code === "codeSent" || code === "otp" || code === "mayShare";
  return (
    <section className="fix stack" aria-labelledby="she-sends">
      <h2 id="she-sends" className="sec-title">
        {t("only", { student })}
      </h2>
      <p>{t("how", { student })}</p>
      {code === "codeWait" && <Alert tone="warn">{t("wait")}</Alert>}
      {code === "codeSent" && <Alert tone="ok">{t("sent", { ends })}</Alert>}
      {isSent && (
        <TextField
          field={fieldOf("otp", undefined, code === "otp" ? t("wrong", { student }) : undefined)}
          label={t("otp", { ends })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          required
          width="w-10"
          inputClass="num"
        />
      )}
      <FormButtons>
        {isSent && (
          <Button kind="go" name="intent" value="submit" busy={isBusy && t("send")}>
            {t("send")}
          </Button>
        )}
        <Button
          kind={isSent ? "text" : "go"}
          name="intent"
          value="send_code"
          busy={isBusy && t("sendCode", { student })}
        >
          {isSent ? t("again") : t("sendCode", { student })}
        </Button>
        <Anchor href="/helping">{t("later", { student })}</Anchor>
      </FormButtons>
    </section>
  );
}
