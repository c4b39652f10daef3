import Upload from "lucide-react/icons/upload";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ledgerPermissions } from "../ledger-permissions.ts";
import type { Route } from "./+types/bank-page";
import { bankAccounts, isBankAccount } from "./bank-accounts.ts";
import { readReconciliation } from "./read-reconciliation.server.ts";
import { ReconciliationSheet } from "./reconciliation-sheet.tsx";

const path = "/admin/books/bank";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const asked = url.searchParams.get("account");
  const account = isBankAccount(asked) ? asked : "bank";
  const count = (name: string) => Number(url.searchParams.get(name)) || 0;
  return {
    account,
    ...(await readReconciliation(actor, account)),
    mayImport: ledgerPermissions.can(actor, "ledger.reconcile"),
    said:
      url.searchParams.get("done") === "imported"
        ? count("new") === 0
          ? "Every line of this file was here already."
          : `Read in: ${count("new")} new lines, ${count("matched")} of them matched by the bank's reference.`
        : null,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Bank",
    description: "The bank's statement, held against the books.",
    path,
    indexed: false,
  });

export default function BankPage({ loaderData }: Route.ComponentProps) {
  const { account, statements, sheet, mayImport, said } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Bank"
        lead="The bank's statement, held against the books, line by line."
        back={{ href: "/admin/books", label: "Books" }}
      >
        <p className="row mt-3">
          {Object.entries(bankAccounts).map(([kind, label]) => (
            <LinkButton
              key={kind}
              kind={kind === account ? "default" : "quiet"}
              size="sm"
              href={`${path}?account=${kind}`}
              aria-current={kind === account ? "page" : undefined}
            >
              {label}
            </LinkButton>
          ))}
          {mayImport && (
            <LinkButton kind="quiet" size="sm" icon={Upload} href={`${path}/import`}>
              Read in a statement
            </LinkButton>
          )}
        </p>
      </PageHead>
      {said && <Said>{said}</Said>}
      {sheet && <ReconciliationSheet account={account} sheet={sheet} />}
      <Panel
        title="Statements"
        foot={
          <p>
            <Anchor href={`${path}/lines?account=${account}`}>All lines</Anchor>
          </p>
        }
      >
        {statements.length === 0 ? (
          <EmptyState title="No statement is read in yet">
            <p>Read in the bank's CSV file: what its references explain is matched by itself.</p>
          </EmptyState>
        ) : (
          <DataTable
            caption="Statements"
            rows={[...statements]}
            rowKey={({ id }) => id}
            columns={[
              { id: "days", head: "Days", kind: "key", cell: (row) => row.days },
              {
                id: "bank",
                head: "Bank",
                cell: (row) => (
                  <>
                    {row.bank}
                    <small>{row.fileName}</small>
                  </>
                ),
              },
              { id: "lines", head: "Lines", kind: "number", cell: (row) => row.lines },
              { id: "new", head: "New", kind: "number", cell: (row) => row.newLines },
              { id: "on", head: "Read in", kind: "date", cell: (row) => row.importedOn },
            ]}
          />
        )}
      </Panel>
    </div>
  );
}
