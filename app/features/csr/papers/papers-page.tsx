import Trash2 from "lucide-react/icons/trash-2";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/papers-page";
import { NewPaperForm } from "./new-paper-form.tsx";
import { type PaperKind, paperKindIds } from "./paper-kinds.ts";
import { papersActions } from "./papers-actions.server.ts";
import { readCsrPapers } from "./read-csr-papers.server.ts";

const doneWords: Record<string, string> = {
  spend: "The voucher is recorded. Now its bill.",
  "spend-asked": "The voucher waits for a colleague. Add its bill for them.",
  added: "The file is kept. Everybody of your company can open it.",
  removed: "The file is removed.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = (name: string) => url.searchParams.get(name) ?? undefined;
  return {
    ...(await readCsrPapers(await getActor(context))),
    asked: {
      kind: paperKindIds.find((kind): kind is PaperKind => kind === asked("kind")),
      spend: asked("spend"),
      year: asked("year"),
      programme: asked("programme"),
    },
    done: doneWords[asked("done") ?? ""] ?? null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = papersActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Papers",
    description: "The files that prove your company's CSR.",
    path: "/csr/papers",
    indexed: false,
  });

export default function PapersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, done } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Papers"
        lead="Bills and receipts of vouchers, resolutions of the board, certificates and registrations: what an auditor asks for."
        back={{ href: "/csr?tab=compliance", label: "Compliance" }}
      />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {done && !actionData && <Said>{done}</Said>}
      {/* Kept, its file is not sent again with the next one. */}
      <NewPaperForm key={lines[0]?.id} {...loaderData} answer={actionData} />
      <Panel title="Kept papers">
        {lines.length === 0 ? (
          <EmptyState title="No paper is kept yet">
            <p>Add the first one above: a bill of a voucher, or the board's resolution.</p>
          </EmptyState>
        ) : (
          <DataTable
            caption="Kept papers"
            rows={[...lines]}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "name",
                head: "File",
                kind: "key",
                cell: (line) => <Anchor href={line.href}>{line.name}</Anchor>,
              },
              { id: "kind", head: "What it is", cell: (line) => line.kind },
              { id: "of", head: "Of", cell: (line) => line.of },
              { id: "added", head: "Added", kind: "date", cell: (line) => line.added },
              {
                id: "do",
                head: "Actions",
                kind: "actions",
                cell: (line) => (
                  <Ask
                    icon={Trash2}
                    label={`Remove ${line.name}`}
                    question={
                      <p>
                        Remove <strong>{line.name}</strong> ({line.kind}, {line.of})? The file is gone for
                        everybody of your company.
                      </p>
                    }
                    confirm="Remove it"
                    danger
                    fields={{ intent: "remove", paper: line.id }}
                  />
                ),
              },
            ]}
          />
        )}
      </Panel>
    </div>
  );
}
