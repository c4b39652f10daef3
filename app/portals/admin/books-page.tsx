import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { RefundLines } from "#app/features/giving/components/refund-lines.tsx";
import { listRefunds } from "#app/features/giving/server/refunds/list-refunds.server.ts";
import { CoverFeesForm } from "#app/features/ledger/components/cover-fees-form.tsx";
import { TrialBalancePanel } from "#app/features/ledger/components/trial-balance-panel.tsx";
import { readBooks } from "#app/features/ledger/server/read-books.server.ts";
import { PaymentTroubles } from "#app/features/payments/components/payment-troubles.tsx";
import { listPaymentTroubles } from "#app/features/payments/server/list-payment-troubles.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/books-page";
import { booksActions } from "./books-actions.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  return {
    books: await readBooks(actor),
    refunds: await listRefunds(actor),
    troubles: await listPaymentTroubles(actor),
  };
}

export const action = booksActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Books",
    description: "The one ledger, added up.",
    path: "/admin/books",
    indexed: false,
  });

export default function BooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { books, refunds, troubles } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Books"
        lead="The one ledger, added up as it stands now."
        back={{ href: "/admin", label: "Admin" }}
      >
        <p className="row mt-3">
          <LinkButton kind="quiet" size="sm" href="/admin/books/journal">
            Journal
          </LinkButton>
          <LinkButton kind="quiet" size="sm" href="/admin/books/bank">
            Bank
          </LinkButton>
          <LinkButton kind="quiet" size="sm" href="/admin/books/months">
            Months
          </LinkButton>
        </p>
      </PageHead>
      <StatTiles
        tiles={[
          { label: "Gateway fees", value: books.fees, note: "the operator's cost, never the giver's" },
          { label: "GST on them", value: books.tax, note: "as the gateway charged it" },
          {
            label: "Still owed to the bank",
            value: books.owed,
            note: "fees, charges and refunds not paid in yet",
          },
          {
            label: "Nightly check",
            value: books.checked ? (books.checked.isSound ? "Balanced" : "Faulty") : "Not yet",
            note: books.checked
              ? `${books.checked.transactions} transactions, ${books.checked.at}`
              : "tonight",
          },
        ]}
      />
      {refunds.length > 0 && <RefundLines isDesk lines={refunds} />}
      {troubles.length > 0 && <PaymentTroubles rows={troubles} />}
      <TrialBalancePanel books={books} />
      {books.owedPaise > 0 && <CoverFeesForm owed={books.owed} answer={actionData} />}
    </div>
  );
}
