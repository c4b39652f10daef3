import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { formatDateTime } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchInput } from "#app/ui/fields/search-input.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { KeptParameters } from "#app/ui/lists/kept-parameters.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { approvalBadges, approvalMachine } from "./approval-status.ts";
import type { ApprovalLine } from "./approval-view.ts";

type AnsweredTableProps = {
  /** With the page of the gift that came of it. */
  rows: readonly (ApprovalLine & { readonly href: string | null })[];
  total: number;
  search: string;
  status: string;
  isNarrowed: boolean;
  previousHref: string | null;
  nextHref: string | null;
  exportHref: string;
};

const answers = approvalMachine.stateNames.filter((name) => name !== "waiting");

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
        <DataTable
          caption="Answered approvals"
          rows={[...rows]}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "title",
              head: "What",
              kind: "key",
              cell: (line) => (
                <>
                  {line.href ? <Anchor href={line.href}>{line.title}</Anchor> : line.title}
                  <small>
                    {line.kind}
                    {line.reason && `: ${line.reason}`}
                  </small>
                </>
              ),
            },
            {
              id: "amount",
              head: "Amount",
              kind: "number",
              cell: (line) => (line.amountPaise === null ? "" : formatMoney(paise(line.amountPaise))),
            },
            {
              id: "asked",
              head: "Asked by",
              cell: (line) => (
                <>
                  {line.askedBy}
                  <small>{formatDateTime(line.askedAt)}</small>
                </>
              ),
            },
            {
              id: "status",
              head: "Answer",
              kind: "status",
              cell: (line) => (
                <StatusBadge status={approvalBadges[line.status]}>
                  {approvalMachine.states[line.status].label}
                </StatusBadge>
              ),
            },
            {
              id: "decided",
              head: "By",
              cell: (line) => (
                <>
                  {line.decidedBy}
                  <small>
                    {line.decidedAt && formatDateTime(line.decidedAt)}
                    {line.refusalReason && `. ${line.refusalReason}`}
                  </small>
                </>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
