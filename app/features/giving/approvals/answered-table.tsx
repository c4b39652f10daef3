import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { formatDateTime } from "#app/core/clock.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchInput } from "#app/ui/fields/search-input.tsx";
import { KeptParameters } from "#app/ui/lists/kept-parameters.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { approvalColumns } from "./approval-columns.ts";
import { approvalBadges, approvalMachine } from "./approval-status.ts";
import type { ApprovalLine } from "./approval-view.ts";

/** With the page of the gift that came of it. */
type AnsweredLine = ApprovalLine & { readonly href: string | null };

type AnsweredTableProps = {
  rows: readonly AnsweredLine[];
  total: number;
  search: string;
  status: string;
  isNarrowed: boolean;
  previousHref: string | null;
  nextHref: string | null;
  exportHref: string;
};

const answers = approvalMachine.stateNames.filter((name) => name !== "waiting");

const cells = {
  title: (line: AnsweredLine) => (
    <>
      {line.href ? <Anchor href={line.href}>{line.title}</Anchor> : line.title}
      <small>
        {line.kind}
        {line.reason && `: ${line.reason}`}
      </small>
    </>
  ),
  asked: (line: AnsweredLine) => (
    <>
      {line.askedBy}
      <small>{formatDateTime(line.askedAt)}</small>
    </>
  ),
  status: (line: AnsweredLine) => (
    <StatusBadge status={approvalBadges[line.status]}>{approvalColumns.status.text(line)}</StatusBadge>
  ),
  decided: (line: AnsweredLine) => (
    <>
      {line.decidedBy}
      <small>
        {line.decidedAt && formatDateTime(line.decidedAt)}
        {line.refusalReason && `. ${line.refusalReason}`}
      </small>
    </>
  ),
};

/** Who asked, who answered and how: for the team and for an auditor. */
export function AnsweredTable(props: AnsweredTableProps) {
  const { rows, total, search, status, isNarrowed, previousHref, nextHref, exportHref } = props;
  return (
    <Panel
      title="Answered"
      tools={
        <>
          <Form method="get" role="search" className="row grow">
            <KeptParameters />
            <SearchInput name="q" aria-label="Search approvals" defaultValue={search} />
            <select name="status" className="select w-10" aria-label="Answer" defaultValue={status}>
              <option value="">All answers</option>
              {answers.map((name) => (
                <option key={name} value={name}>
                  {approvalMachine.states[name].label}
                </option>
              ))}
            </select>
            <Button kind="quiet">Filter</Button>
          </Form>
          <LinkButton kind="quiet" icon={Download} href={exportHref} download>
            Export
          </LinkButton>
        </>
      }
      foot={
        <ListFoot
          label="Pages of approvals"
          shown={rows.length}
          total={total}
          previousHref={previousHref}
          nextHref={nextHref}
        />
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={isNarrowed ? "Nothing matches" : "Nothing was answered yet"} level={3}>
          <p>Every answer stays here with the names of both.</p>
        </EmptyState>
      ) : (
        <ListTable caption="Answered approvals" columns={approvalColumns} rows={rows} cells={cells} />
      )}
    </Panel>
  );
}
