import Download from "lucide-react/icons/download";
import { Form, Link } from "react-router";
import { formatDate, startOfIstDay } from "#app/core/clock.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { askAuditCheck } from "../../audit-check/ask-audit-check.server.ts";
import type { AuditCheckView } from "../../audit-check/audit-check.ts";
import { readAuditCheck } from "../../audit-check/read-audit-check.server.ts";
import { eventWords, subjectWords } from "../../audit-words.ts";
import { SecurityHead } from "../../components/security-head.tsx";
import { listAudit } from "../../server/audit/list-audit.server.ts";
import { readNewestSeal } from "../../server/audit/read-newest-seal.server.ts";
import { auditColumns } from "../../staff/audit-columns.ts";
import { auditList } from "../../staff/audit-list.ts";
import type { AuditView } from "../../staff/security-views.ts";
import type { Route } from "./+types/security-audit-page";

const here = auditList.path;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = auditList.read(url);
  const actor = await getActor(context);
  const [page, seal, check] = await Promise.all([
    listAudit(actor, query),
    readNewestSeal(actor),
    readAuditCheck(actor),
  ]);
  const { from, to } = query.filters;
  return {
    rows: page.rows,
    seal,
    check,
    view: auditList.view(query, page),
    chosen: { from: from[0] ?? "", to: to[0] ?? "" },
  };
}

export async function action({ context }: Route.ActionArgs) {
  await askAuditCheck(await getActor(context));
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Audit",
    description: "What was done, by whom, to what; and whether the log is whole.",
    path: here,
    indexed: false,
  });

const cells = {
  event: (row: AuditView) => (
    <>
      {eventWords(row.event)}
      <small>
        <Anchor href={`${here}?q=${encodeURIComponent(row.subject)}`}>{subjectWords(row.subject)}</Anchor>
      </small>
    </>
  ),
  who: (row: AuditView) => (
    <>
      {row.who}
      {row.network && <small>from {row.network}</small>}
    </>
  ),
  details: (row: AuditView) => row.details && <small className="wrap-anywhere">{row.details}</small>,
};

const fieldOf = (name: string, value: string) => ({
  id: `audit-${name}`,
  errorId: `audit-${name}-error`,
  descriptionId: `audit-${name}-hint`,
  name,
  initialValue: value,
});

export default function SecurityAuditPage({ loaderData }: Route.ComponentProps) {
  const { rows, view, chosen } = loaderData;
  return (
    <>
      <SecurityHead current="Audit" />
      <Verdict {...loaderData.check} />
      {view.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <FilterBar
        searchName="q"
        searchValue={view.search}
        placeholder="Claim: approved, or account:… whole"
        filters={view.filters.filter(({ name }) => name === "role")}
        chosen={[
          { name: "from", label: "From", value: chosen.from && formatDate(startOfIstDay(chosen.from)) },
          { name: "to", label: "To", value: chosen.to && formatDate(startOfIstDay(chosen.to)) },
        ]}
      >
        <DateField key={`f${chosen.from}`} field={fieldOf("from", chosen.from)} label="From" />
        <DateField key={`t${chosen.to}`} field={fieldOf("to", chosen.to)} label="To" />
        {/* A date is typed in pieces, so it does not send by itself as a choice does. */}
        <Button kind="quiet" className="self-end">
          Show
        </Button>
      </FilterBar>
      <Panel
        title="Audit log"
        buttons={
          <>
            <Form method="post">
              <Button size="sm">Verify the chains</Button>
            </Form>
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={view.exportHref}>
              Export
            </LinkButton>
          </>
        }
        foot={<ListFoot {...view} />}
      >
        {rows.length > 0 ? (
          <ListTable caption="Audit log" columns={auditColumns} rows={rows} cells={cells} />
        ) : (
          // D16c: an empty table says nothing.
          <EmptyState title="Nothing in the log matches">
            <p>
              It is searched by the event, such as Claim: approved, or by the whole name of a thing, such as
              application: and its id. A number that people read is found under Find anybody.
            </p>
          </EmptyState>
        )}
      </Panel>
      <Panel
        title="Newest seal"
        note="The seals lie outside the database too: in DATA_DIR/seals, in the auditor’s mail, and on the monthly statements."
        padded
        buttons={
          <LinkButton plain kind="quiet" size="sm" icon={Download} href="/admin/security-roles/seals.jsonl">
            Seals as a file
          </LinkButton>
        }
      >
        {loaderData.seal ? (
          <Facts
            facts={[
              { term: "Seal", value: loaderData.seal.seq },
              { term: "Made", value: loaderData.seal.at },
              { term: "Print", value: <code className="wrap-anywhere">{loaderData.seal.hash}</code> },
            ]}
          />
        ) : (
          <p>No seal has been made yet. One is made every ten minutes in which something was written.</p>
        )}
      </Panel>
    </>
  );
}

function Verdict(check: AuditCheckView) {
  if (check.state === "never") return null;
  if (check.state === "running")
    return (
      <Alert title="The audit log is being read.">
        Asked for on {check.since}. <Link to={here}>Look again</Link>: its result stands here when it is done.
      </Alert>
    );
  const read = `Read ${formatCount(check.entries)} entries in ${formatCount(check.chains)} chains, and ${formatCount(check.seals)} seals, on ${check.at}.`;
  if (check.problems === 0)
    return (
      <Alert tone="ok" title="The audit log is whole.">
        {read}
      </Alert>
    );
  return (
    <Alert tone="bad" title="The audit log is broken.">
      {read} {formatCount(check.problems)} chains are broken; the first are:
      <ul>
        {check.first.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  );
}
