import { formatDate } from "#app/core/clock.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { DonationTrace } from "../components/donation-trace.tsx";
import { RefundForm } from "../components/refund-form.tsx";
import { RefundLines } from "../components/refund-lines.tsx";
import { donationNumber } from "../donation-number.ts";
import { keptPaise, partlyRefunded } from "../donation-refund.ts";
import { donationBadges, donationMachine } from "../donation-status.ts";
import { donationDeskActions } from "../server/donations/donation-desk-actions.server.ts";
import { getDonationRow } from "../server/donations/get-donation-row.server.ts";
import { readDonationFee } from "../server/donations/read-donation-fee.server.ts";
import { traceDonation } from "../server/impact/trace-donation.server.ts";
import { listRefunds } from "../server/refunds/list-refunds.server.ts";
import type { Route } from "./+types/donation-desk-page";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const { row, programme } = await getDonationRow(actor, params.donationId);
  const order = await findPaymentOrder(actor, "donation", row.id);
  const isPaid = order?.status === "paid";
  return {
    id: row.id,
    number: donationNumber(row),
    giver: row.donorName,
    programme,
    amount: formatMoney(paise(row.amountPaise)),
    kept: formatMoney(paise(keptPaise(row))),
    refunds: await listRefunds(actor, row.id),
    refundNote: partlyRefunded(row),
    status: row.status,
    paidOn: row.paidAt && formatDate(row.paidAt),
    receiptNumber: row.receiptNumber,
    reference: row.paymentReference,
    fee: await readDonationFee(actor, row.id),
    trace: await traceDonation(actor, row.id),
    isAsked: url.searchParams.get("done") === "asked",
    isRefunded: url.searchParams.get("done") === "refunded",
    canRefund: isPaid && (row.status === "active" || row.status === "refunding"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = donationDeskActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Donation ${loaderData.number}` : "Donation",
    description: "",
    path: "/admin/donations",
    indexed: false,
  });

export default function DonationDeskPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const { label, told } = donationMachine.states[view.status];
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title={`Donation ${view.number}`}
        lead={told}
        back={{ href: "/admin/donations", label: "Donations" }}
        badges={<StatusBadge status={donationBadges[view.status]}>{label}</StatusBadge>}
      />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {view.isRefunded && !actionData && <Said>The refund was passed to the gateway.</Said>}
      {view.isAsked && (
        <Alert tone="info">
          From this amount on a second person has to agree. The other admins are told; it waits under{" "}
          <a href="/admin/security-roles/second-person">Second person</a>.
        </Alert>
      )}
      <Facts
        facts={[
          { term: "Given by", value: view.giver },
          { term: "For", value: view.programme },
          { term: "Amount", value: view.amount },
          ...(view.refundNote ? [{ term: "Given back", value: view.refundNote }] : []),
          { term: "Paid", value: view.paidOn ?? "–" },
          { term: "Receipt", value: <span className="num nowrap">{view.receiptNumber ?? "–"}</span> },
          { term: "Payment", value: <span className="num nowrap">{view.reference ?? "–"}</span> },
          {
            term: "In the books",
            value: <Anchor href={`/admin/books/journal?q=${view.id}`}>Its entries</Anchor>,
          },
          {
            term: "Gateway fee",
            value: view.fee ? `${view.fee.charge} and ${view.fee.tax} GST, owed by the operator` : "–",
          },
        ]}
      />
      {view.status !== "pledged" && view.status !== "cancelled" && <DonationTrace lines={view.trace} />}
      {view.refunds.length > 0 && <RefundLines lines={view.refunds} />}
      {view.canRefund && (
        <RefundForm
          amount={view.kept}
          isAgain={view.status === "refunding"}
          isSetAside={view.trace.some(({ state }) => state !== "Set aside")}
          answer={actionData}
        />
      )}
    </div>
  );
}
