import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ledgerPermissions } from "../../ledger-permissions.ts";
import type { Route } from "./+types/import-page";
import { ColumnsForm } from "./columns-form.tsx";
import { importActions } from "./import-actions.server.ts";
import { StatementForm } from "./statement-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  ledgerPermissions.assertCan(await getActor(context), "ledger.see");
  return null;
}

export const action = importActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Read in a statement",
    description: "The bank's CSV file, held against the books.",
    path: "/admin/books/bank/import",
    indexed: false,
  });

export default function ImportPage({ actionData }: Route.ComponentProps) {
  const shown = actionData?.shown;
  const text = shown?.text ?? actionData?.typed.text?.[0];
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Read in a statement"
        lead="The CSV file that the bank gives you. First you see its columns, then it is read in."
        back={{ href: "/admin/books/bank", label: "Bank" }}
      />
      {text ? (
        <ColumnsForm key={text.length} text={text} proposal={shown ?? null} answer={actionData} />
      ) : (
        <StatementForm answer={actionData} />
      )}
    </div>
  );
}
