import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { formatDate, istDate } from "#app/core/clock.ts";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { unlessGatewayAway } from "#app/features/payments/gateway-away.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { DonationPayment } from "../components/donation-payment.tsx";
import { DonationTrace } from "../components/donation-trace.tsx";
import { donationNumber } from "../donation-number.ts";
import { keptPaise, partlyRefunded } from "../donation-refund.ts";
import { donationBadges, donationMachine } from "../donation-status.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { donationActions } from "../server/donations/donation-actions.server.ts";
import { getDonationRow } from "../server/donations/get-donation-row.server.ts";
import { openDonationPayment } from "../server/donations/open-donation-payment.server.ts";
import { readDonationFee } from "../server/donations/read-donation-fee.server.ts";
import { traceDonation } from "../server/impact/trace-donation.server.ts";
import { findDonee } from "../server/receipts/find-donee.server.ts";
import { isDeductibleOn, taxFormsOn } from "../tax-forms.ts";
import type { Route } from "./+types/donation-page";

const outcomes = {
  cancelled: "The payment was not made.",
  failed: "The payment did not go through. Nothing was charged.",
  away: "The payment page cannot be reached just now. Nothing was charged. Please try again in a few minutes.",
};

const isOutcome = (word: string | null): word is keyof typeof outcomes =>
  word !== null && Object.hasOwn(outcomes, word);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const { row, programme } = await getDonationRow(actor, params.donationId);
  const found = await openDonationPayment(actor, row.id, { isLook: true }).catch(unlessGatewayAway);
  const payment = found === "away" ? null : found;
  const amount = paise(row.amountPaise);
  const at = giverAddresses(actor.role);
  const outcome = found === "away" ? found : url.searchParams.get("outcome");
  const day = row.paidAt && row.status !== "refunded" ? istDate(row.paidAt) : null;
  const tax = day && isDeductibleOn(day, await findDonee()) ? taxFormsOn(day) : null;
  return {
    back: at.back,
    receiptHref: at.receipt(row.id),
    number: donationNumber(row),
    programme,
    amount: formatMoney(amount),
    words: amountInWords(amount),
    refund: partlyRefunded(row) && {
      note: partlyRefunded(row),
      kept: formatMoney(paise(keptPaise(row))),
    },
    status: row.status,
    paidOn: row.paidAt && formatDate(row.paidAt),
    receiptNumber: row.status === "refunded" ? null : row.receiptNumber,
    fee: row.status === "pledged" ? null : await readDonationFee(actor, row.id),
    tax: tax && `${tax.certificate}, after ${tax.statement} is filed by ${formatDate(tax.statementDueOn)}`,
    checkout: row.status === "pledged" ? (payment?.checkout ?? null) : null,
    canCancel: row.status === "pledged",
    isDemo: env().isDemo,
    outcome: row.status === "pledged" && isOutcome(outcome) ? outcomes[outcome] : null,
    trace: row.status === "pledged" ? [] : await traceDonation(actor, row.id),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = donationActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Donation ${loaderData.number}` : "Donation",
    description: "",
    path: "/donor/donations",
    indexed: false,
  });

export default function DonationPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const { label, told } = donationMachine.states[view.status];
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title={`Donation for ${view.programme}`}
        lead={told}
        back={view.back}
        badges={<StatusBadge status={donationBadges[view.status]}>{label}</StatusBadge>}
      />
      {problemOf(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {view.outcome && (
        <Said tone="bad" answer={actionData}>
          {view.outcome}
        </Said>
      )}
      <Facts
        facts={[
          { term: "Amount", value: view.amount },
          { term: "In words", value: view.words },
          ...(view.refund
            ? [{ term: "Given back", value: `${view.refund.note}: ${view.refund.kept} stays given` }]
            : []),
          { term: "Number", value: <span className="num nowrap">{view.number}</span> },
          ...(view.paidOn ? [{ term: "Paid", value: view.paidOn }] : []),
          ...(view.receiptNumber
            ? [{ term: "Receipt", value: <span className="num nowrap">{view.receiptNumber}</span> }]
            : []),
          ...(view.fee
            ? [
                {
                  term: "Payment fee",
                  value: `${view.fee.charge} and ${view.fee.tax} GST, paid by us: your gift stays whole`,
                },
              ]
            : []),
          ...(view.tax ? [{ term: "For your tax return", value: view.tax }] : []),
        ]}
      />
      {view.receiptNumber && (
        <p>
          <LinkButton plain icon={Download} kind="quiet" href={view.receiptHref}>
            Receipt (PDF)
          </LinkButton>
        </p>
      )}
      {view.status === "pledged" && (
        <DonationPayment checkout={view.checkout} amount={view.amount} isDemo={view.isDemo} />
      )}
      {view.canCancel && (
        <Form method="post">
          <Button kind="text" name="intent" value="cancel">
            Take the pledge back
          </Button>
        </Form>
      )}
      {view.status !== "pledged" && view.status !== "cancelled" && <DonationTrace lines={view.trace} />}
    </div>
  );
}
