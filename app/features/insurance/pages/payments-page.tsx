import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import { formatCount, formatMoney, paise, shortMoney } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { RowLink } from "#app/ui/pictures/icon-button.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { paymentColumns } from "../lists/columns/payment-columns.ts";
import { paymentList } from "../lists/insurance-lists.ts";
import { listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
import { countPayments, listPayments, type PaymentLine } from "../server/payments/payment-rows.server.ts";
import type { Route } from "./+types/payments-page";

const here = "/admin/payment-system";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = paymentList.read(url);
  const [page, stats] = await Promise.all([listPayments(actor, query), countPayments(actor)]);
  const frame = listFrame(url, paymentList, query, page);
  return { rows: page.rows, stats, frame, once: readOnce(url) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Payment System",
    description: "Every premium that was paid or failed, with receipts and refunds.",
    path: here,
    indexed: false,
  });

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const { rows, stats, frame, once } = loaderData;
  return (
    <SectionFrame
      frame={frame}
      once={once}
      said={{}}
      stats={[
        { label: "Total Transactions", value: formatCount(stats.total) },
        { label: "Successful", value: formatCount(stats.successful) },
        { label: "Failed", value: formatCount(stats.failed) },
        { label: "Total Revenue", value: shortMoney(paise(stats.revenuePaise)) },
      ]}
      searchLabel="Transaction, its last digits, or customer"
      noun="payment"
      isEmpty={rows.length === 0}
    >
      <ListTable
        caption="Payments"
        columns={paymentColumns}
        rows={rows}
        cells={cells}
        sorts={{ transaction: frame.heads.date, amount: frame.heads.amount }}
        actions={actions}
      />
    </SectionFrame>
  );
}

const cells = {
  transaction: (row: PaymentLine) => (
    <>
      <Anchor className="num" href={`${here}/${row.id}`}>
        {row.transactionId}
      </Anchor>
      <small>{row.date}</small>
    </>
  ),
  amount: (row: PaymentLine) => (
    <>
      {formatMoney(paise(row.amountPaise))}
      {row.refundedPaise > 0 && <small>{formatMoney(paise(row.refundedPaise))} refunded</small>}
    </>
  ),
  status: (row: PaymentLine) => (
    <StatusBadge status={row.status === "success" ? "paid" : "failed"}>{row.statusLabel}</StatusBadge>
  ),
};

const actions = (row: PaymentLine) => (
  <span className="acts">
    <RowLink icon={Eye} label={`View ${row.transactionId}`} href={`${here}/${row.id}`} />
    {row.status === "success" && (
      <RowLink
        plain
        icon={Download}
        label={`Download the receipt of ${row.transactionId}`}
        href={`${here}/${row.id}/receipt.pdf`}
      />
    )}
  </span>
);
