import Download from "lucide-react/icons/download";
import Undo2 from "lucide-react/icons/undo-2";
import { Form } from "react-router";
import { financialYearLabel, formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Ask } from "#app/ui/ask.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListFoot } from "#app/ui/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { spendKinds } from "../csr-options.ts";
import type { ProgramDetail } from "../csr-view.ts";

/** The vouchers of a program. A wrong one is taken back, never edited. */
export function SpendTable({ detail }: { detail: ProgramDetail }) {
  const { pages, spends, row } = detail;
  return (
    <Panel
      title="Spending"
      tools={<Tools detail={detail} />}
      foot={
        <ListFoot
          label="Pages of vouchers"
          shown={spends.length}
          total={pages.total ?? spends.length}
          previousHref={pages.previousHref}
          nextHref={pages.nextHref}
        />
      }
    >
      {spends.length === 0 ? (
        <EmptyState title={pages.isNarrowed ? "No voucher matches" : "No voucher yet"}>
          <p>What is spent is recorded voucher by voucher; every figure of the portal comes from them.</p>
        </EmptyState>
      ) : (
        <DataTable
          caption="Vouchers"
          rows={[...spends]}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "voucher",
              head: "Voucher",
              kind: "key",
              cell: (line) => (
                <>
                  {line.voucher}
                  <small>{line.note}</small>
                </>
              ),
            },
            { id: "date", head: "Date", kind: "date", cell: (line) => formatDate(line.spentOn) },
            {
              id: "kind",
              head: "For",
              cell: (line) =>
                line.fromYear === null
                  ? spendKinds[line.kind]
                  : `${spendKinds[line.kind]}, Unspent CSR Account ${financialYearLabel(line.fromYear)}`,
            },
            {
              id: "amount",
              head: "Amount",
              kind: "number",
              cell: (line) => formatMoney(paise(line.amountPaise)),
            },
            {
              id: "state",
              head: "State",
              kind: "status",
              cell: (line) =>
                line.isReversal ? (
                  <Badge>Taken back</Badge>
                ) : line.isReversed ? (
                  <Badge>Reversed</Badge>
                ) : null,
            },
            {
              id: "papers",
              head: "Papers",
              cell: (line) =>
                line.isReversal ? null : (
                  <Anchor href={`/csr/papers?kind=voucher&spend=${line.id}`}>
                    {line.papers === 0 ? "Add" : line.papers === 1 ? "1 paper" : `${line.papers} papers`}
                    <span className="vh"> of voucher {line.voucher}</span>
                  </Anchor>
                ),
            },
            {
              id: "actions",
              head: "Actions",
              kind: "actions",
              cell: (line) =>
                line.isReversal || line.isReversed ? null : (
                  <Ask
                    icon={Undo2}
                    label={`Take back voucher ${line.voucher}`}
                    question={
                      <p>
                        Take voucher <strong>{line.voucher}</strong> back? A voucher against it is written;
                        both stay in the books.
                      </p>
                    }
                    confirm="Take it back"
                    danger
                    fields={{ intent: "reverse", program: row.id, spend: line.id }}
                  />
                ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function Tools({ detail }: { detail: ProgramDetail }) {
  return (
    <>
      <Form method="get" role="search" className="row grow">
        <input type="hidden" name="tab" value="programs" />
        <input type="hidden" name="program" value={detail.row.id} />
        <SearchInput name="q" aria-label="Search vouchers" defaultValue={detail.pages.search} />
        <select name="kind" className="select w-10" aria-label="For" defaultValue={detail.kind}>
          <option value="">All kinds</option>
          {Object.entries(spendKinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button kind="quiet">Filter</Button>
      </Form>
      <LinkButton kind="quiet" icon={Download} href={detail.pages.exportHref} download>
        Export
      </LinkButton>
    </>
  );
}
