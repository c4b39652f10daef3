import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { OwnWords } from "#app/ui/own-words.tsx";
import type { DecisionReason } from "../rules/decision-reasons.ts";
import type { ApplicationView } from "../views/application-view.ts";

/** The decision with its coded reasons, what to do next, and one appeal; or where the money is. */
export function DecisionPart({ view, answer }: { view: ApplicationView; answer: FormAnswer | null }) {
  const t = useTranslations("tracking");
  const language = useLocale() as Language;
  const day = (moment: string | null) => (moment ? formatDate(new Date(moment), language) : "");
  if (view.status === "approved" || view.status === "paid") return <MoneyPart view={view} />;
  if (view.status !== "rejected") {
    if (view.events.findLast(({ event }) => event === "waitlist" || event === "ask")?.event === "waitlist") {
      return <Alert>{t("waitlisted")}</Alert>;
    }
    return view.appealedAt ? <p className="muted">{t("appealed", { date: day(view.appealedAt) })}</p> : null;
  }
  return (
    <section className="stack">
      <h2 className="sec-title">{t("decision")}</h2>
      <p>{t("rejectedBecause")}</p>
      <ul className="dotlist">
        {view.decisionReasons.map((reason) => (
          <li key={reason}>{t(`decisionReasons.${reason as DecisionReason}`)}</li>
        ))}
      </ul>
      {view.decisionSentence && <p>{view.decisionSentence}</p>}
      {view.decisionNote && <OwnWords text={view.decisionNote} from={t("reviewerWords")} />}
      <SignedDecision number={view.number} />
      <h3>{t("whatNow")}</h3>
      <p>
        <Anchor href="/student/dashboard?tab=find">{t("findOthers")}</Anchor>
      </p>
      {view.appealedAt && <p className="muted">{t("appealed", { date: day(view.appealedAt) })}</p>}
      {view.canAppeal && (
        <Form method="post" className="stack" noValidate>
          <h3>{t("appealTitle")}</h3>
          <p>
            {t("appealLead")}{" "}
            {view.appealUntil && t("appealUntil", { date: formatDate(view.appealUntil, language) })}
          </p>
          <TextareaField
            field={{
              ...fieldOf(
                "text",
                answer?.typed.text?.[0],
                answer?.form === "appeal" ? answer.errors.text?.[0] : undefined,
              ),
              id: "appeal-text",
            }}
            label={t("appealLabel")}
            maxLength={2000}
            required
          />
          <Button kind="quiet" name="intent" value="appeal">
            {t("appealSend")}
          </Button>
        </Form>
      )}
    </section>
  );
}

/** Selected or paid: where the money is, and the way to the award. */
function MoneyPart({ view }: { view: ApplicationView }) {
  const t = useTranslations("tracking");
  const award = useTranslations("award");
  const language = useLocale() as Language;
  const paidOn = view.paidAt ? formatDate(new Date(view.paidAt), language) : "";
  const values = { amount: view.amount ?? "", account: view.account ?? "", payer: view.provider ?? "" };
  const lastDay = view.award?.acceptBy ? formatDate(view.award.acceptBy, language) : "";
  return (
    <section id="award">
      <h2 className="sec-title mb-2">{t("payout")}</h2>
      <p>
        {view.status === "paid"
          ? t("payoutPaid", { ...values, date: paidOn, reference: view.payoutReference ?? "" })
          : award(`told.${view.award?.place ?? "funds"}`, { ...values, lastDay })}
      </p>
      {view.status === "paid" && <p className="muted">{t("payoutMissing")}</p>}
      {view.decisionNote && <OwnWords text={view.decisionNote} from={t("reviewerWords")} />}
      <SignedDecision number={view.number} />
    </section>
  );
}

/** Sealed proof of how it was decided, to be checked by anybody, without us. */
function SignedDecision({ number }: { number: string }) {
  const t = useTranslations("tracking");
  return (
    <p className="mt-3">
      {/* P31: a paper to read and show; the file beside it is for checking. */}
      <a href={`/applications/${number}/decision.pdf`} download>
        {t("decisionPaper")}
      </a>
      <br />
      <span className="small muted">{t("bundleNote")}</span>
      <br />
      <a className="small" href={`/applications/${number}/decision.json`} download>
        {t("bundle")}
      </a>
      <br />
      <Anchor className="small" href="/verify-decision">
        {t("bundleCheck")}
      </Anchor>
    </p>
  );
}
