import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { Panel } from "#app/ui/panel.tsx";

/** The best moment: one press to accept, and a second thought before giving it up. */
export function OfferForm() {
  const t = useTranslations("payout");
  return (
    <div className="stack [--gap:1rem]">
      <Form method="post">
        <Button kind="go" name="intent" value="accept">
          {t("accept")}
        </Button>
      </Form>
      <details>
        <summary className="cursor-pointer text-bad-ink">{t("decline")}</summary>
        <Form method="post" className="stack mt-3 [--gap:0.875rem]">
          <p>
            <b className="strong">{t("declineTitle")}</b> {t("declineText")}
          </p>
          <div>
            <Button kind="danger-solid" size="sm" name="intent" value="decline">
              {t("declineYes")}
            </Button>
          </div>
        </Form>
      </details>
    </div>
  );
}

type OutsideProps = {
  own: { readonly payer: string; readonly place: string };
  outside: { readonly day: string; readonly reference: string };
  answer: FormAnswer | undefined;
};

/** An institute wrote that it has paid: the student says whether it is so. */
export function OutsideForm({ own, outside, answer }: OutsideProps) {
  const t = useTranslations("payout");
  const failed = answer?.form === "dispute" ? answer : null;
  return (
    <Panel title={t("recordTitle")} padded>
      <div className="stack [--gap:1rem]">
        <p>{t("recordText", { payer: own.payer, day: outside.day, reference: outside.reference })}</p>
        <Form method="post">
          <Button kind="go" name="intent" value="came">
            {t("came")}
          </Button>
        </Form>
        {own.place === "confirmation" && (
          <details open={failed !== null}>
            <summary className="cursor-pointer text-bad-ink">{t("notCame")}</summary>
            <Form method="post" className="stack mt-3 [--gap:0.875rem]">
              <TextareaField
                field={{ ...answerField("dispute", "dispute", failed), maxLength: 500 }}
                label={t("disputeLabel")}
                required
                rows={2}
              />
              <div>
                <Button kind="danger-solid" size="sm" name="intent" value="dispute">
                  {t("disputeSend")}
                </Button>
              </div>
            </Form>
          </details>
        )}
      </div>
    </Panel>
  );
}
