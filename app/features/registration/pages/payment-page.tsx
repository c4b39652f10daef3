import { Form, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { formatDateTime } from "#app/core/clock.ts";
import { readFormData } from "#app/core/forms/form.ts";
import { formatMoney } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { unlessGatewayAway } from "#app/features/payments/gateway-away.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PaymentWays } from "../components/payment-ways.tsx";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import { findRegistration } from "../server/find-registration.server.ts";
import { upiPicture } from "../server/papers/upi-picture.server.ts";
import { openRegistrationPayment } from "../server/paying/open-registration-payment.server.ts";
import type { Route } from "./+types/payment-page";

const outcomes = ["failed", "cancelled", "unconfirmed", "away"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  const { searchParams } = new URL(request.url);
  const lastId = searchParams.get("last_id") ?? "";
  if (lastId === "") throw redirect(await ownPaymentPath(actor));
  const found = await openRegistrationPayment(actor, lastId, { isLook: true }).catch(unlessGatewayAway);
  const payment = found === "away" ? null : found;
  const amount = payment?.order.amount ?? env().REGISTRATION_FEE_PAISE;
  if (amount === 0) throw redirect("/otr-registration");
  const isPaid = payment?.order.status === "paid" || payment?.order.status === "refunded";
  const outcome = outcomes.find((name) => name === searchParams.get("outcome")) ?? null;
  return {
    lastId,
    isPaid,
    title: registrationMessages[language].pay[isPaid ? "titlePaid" : "title"],
    amount: formatMoney(amount, language),
    words: amountInWords(amount, language),
    otrNumber: payment?.otrNumber ?? null,
    status: payment?.order.status ?? null,
    receiptNumber: payment?.order.receiptNumber ?? null,
    paidAt: payment?.order.paidAt ? formatDateTime(new Date(payment.order.paidAt), language) : null,
    checkout: payment?.checkout ?? null,
    upi: env().isDemo && payment?.checkout ? upiPicture(amount, payment.order.id) : null,
    isDemo: env().isDemo,
    // A payment that failed before the browser came back is told as well.
    outcome: isPaid
      ? null
      : found === "away"
        ? found
        : (outcome ?? (found?.order.status === "failed" ? "failed" : null)),
    messages: loadMessages(language, { registration: registrationMessages }),
  };
}

/** The bare address, typed or from an old message: to the own charge, or to the registration that comes before it. */
async function ownPaymentPath(actor: Actor): Promise<string> {
  const own = await findRegistration(actor);
  return own?.submittedAt ? `/payment?last_id=${own.id}` : "/otr-registration";
}

/** Opens the order where none is open yet: the gateway was away when the registration went in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request, 16 * 1024);
  const lastId = String(form.get("last_id") ?? "");
  const opened = await openRegistrationPayment(await getActor(context), lastId).catch(unlessGatewayAway);
  if (opened === null) throw redirect("/otr-registration");
  throw redirect(`/payment?last_id=${lastId}${opened === "away" ? "&outcome=away" : ""}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Payment",
    description: "",
    path: "/payment",
    indexed: false,
  });

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("registration.pay");
  const { amount, status, isPaid, outcome, checkout, otrNumber } = loaderData;
  return (
    <div className="wrap stack pb-16 [--gap:1.5rem] [--wrap:40rem]">
      <PageHead title={loaderData.title} lead={t("what")} />
      {outcome && <Alert tone="bad">{t(outcome)}</Alert>}
      {isPaid && <Alert tone="ok">{t(status === "refunded" ? "refunded" : "paid")}</Alert>}
      <Facts
        facts={[
          { term: t(isPaid ? "amountPaid" : "amount"), value: amount },
          ...(loaderData.words ? [{ term: t("words"), value: loaderData.words }] : []),
          ...(loaderData.receiptNumber
            ? [{ term: t("number"), value: <span className="num nowrap">{loaderData.receiptNumber}</span> }]
            : []),
          ...(loaderData.paidAt ? [{ term: t("date"), value: loaderData.paidAt }] : []),
        ]}
      />
      {isPaid ? (
        <Paid otrNumber={otrNumber} />
      ) : checkout ? (
        <PaymentWays
          checkout={checkout}
          upi={loaderData.upi}
          amount={amount}
          isDemo={loaderData.isDemo}
          isRetry={outcome !== null}
        />
      ) : (
        <Form method="post">
          <input type="hidden" name="last_id" value={loaderData.lastId} />
          <Button kind="go">{t("go")}</Button>
        </Form>
      )}
      {!isPaid && (
        <p>
          {t("free")} <Anchor href="/student/dashboard?tab=find">{t("later")}</Anchor>
        </p>
      )}
      <p className="small muted">
        {!isPaid && t("secure")} <a href="/refund-policy">{t("refunds")}</a>
      </p>
    </div>
  );
}

function Paid({ otrNumber }: { otrNumber: string | null }) {
  const t = useTranslations("registration");
  return (
    <>
      <Facts facts={[{ term: t("done.number"), value: <span className="num nowrap">{otrNumber}</span> }]} />
      <FormButtons>
        <LinkButton kind="go" href="/student/dashboard">
          {t("done.dashboard")}
        </LinkButton>
        <LinkButton kind="quiet" href="/otr-registration">
          {t("pay.next")}
        </LinkButton>
        <LinkButton kind="quiet" href="/otr-registration/receipt" plain>
          {t("done.receipt")}
        </LinkButton>
        <LinkButton kind="quiet" href="/otr-registration/card" plain>
          {t("done.card")}
        </LinkButton>
      </FormButtons>
    </>
  );
}
