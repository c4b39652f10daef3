import Download from "lucide-react/icons/download";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { RefundPanel } from "../components/refund-panel.tsx";
import { readOnce } from "../lists/section-address.ts";
import { getPayment } from "../server/payments/get-payment.server.ts";
import { paymentActions } from "../server/payments/payment-actions.server.ts";
import type { Route } from "./+types/insurance-payment-page";

const list = "/admin/payment-system";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const payment = await getPayment(await getActor(context), params.paymentId);
  return { payment, once: readOnce(url), formKey: newFormKey() };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = paymentActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Payment",
    description: "One payment, with its receipt and its refunds.",
    path: `${list}/${params.paymentId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  asked: "The refund waits for a second person.",
  approve: "The refund is approved.",
  decline: "The refund is declined.",
};

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, once, formKey } = loaderData;
  return (
    <ItemFrame
      back={{ href: list, label: "Payment System" }}
      title={payment.transactionId}
      lead={payment.customerName}
      badge={
        <StatusBadge status={payment.status === "success" ? "paid" : "failed"}>
          {payment.statusLabel}
        </StatusBadge>
      }
      sentence={once.done ? said[once.done] : undefined}
      facts={[
        { term: "Amount", value: formatMoney(paise(payment.amountPaise)) },
        ...(payment.refundedPaise > 0
          ? [{ term: "Refunded", value: formatMoney(paise(payment.refundedPaise)) }]
          : []),
        { term: "Method", value: payment.method },
        { term: "Date", value: payment.date },
        { term: "Agent", value: payment.agent },
        {
          term: "Policy",
          value: payment.policyId ? (
            <Anchor href={`/admin/policy-cards/${payment.policyId}`}>{payment.cardNumber}</Anchor>
          ) : (
            "–"
          ),
        },
      ]}
      actions={
        payment.status === "success" && (
          <LinkButton plain kind="quiet" icon={Download} href={`${list}/${payment.id}/receipt.pdf`}>
            Download the receipt
          </LinkButton>
        )
      }
      history={payment.history}
    >
      <RefundPanel key={payment.refunds.length} payment={payment} formKey={formKey} answer={actionData} />
    </ItemFrame>
  );
}
