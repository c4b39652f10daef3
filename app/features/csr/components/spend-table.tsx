import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { financialYearLabel } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchInput } from "#app/ui/fields/search-input.tsx";
import { KeptParameters } from "#app/ui/lists/kept-parameters.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { spendKinds } from "../csr-options.ts";
import { csrSpendColumns } from "../csr-spend-columns.ts";
import type { CsrSpendLine } from "../csr-spend-line.ts";
import type { ProgramDetail } from "../csr-view.ts";
import { SpendBack, SpendState } from "./spend-state.tsx";

type SpendTableProps = { detail: ProgramDetail; answer: FormAnswer | null };

const cells = {
  voucher: (line: CsrSpendLine) => (
    <>
      {line.voucher}
      <small>
        {line.note}
        {line.madeBy && `. By ${line.madeBy}`}
        {line.checkedBy && `, approved by ${line.checkedBy}`}
      </small>
    </>
  ),
  kind: (line: CsrSpendLine) =>
    line.fromYear === null
      ? spendKinds[line.kind]
      : `${spendKinds[line.kind]}, Unspent CSR Account ${financialYearLabel(line.fromYear)}`,
  state: (line: CsrSpendLine) => <SpendState line={line} />,
  papers: (line: CsrSpendLine) =>
    line.isReversal ? null : (
      <Anchor href={`/csr/papers?kind=voucher&spend=${line.id}`}>
        {line.papers === 0 ? "Add" : line.papers === 1 ? "1 paper" : `${line.papers} papers`}
        <span className="vh"> of voucher {line.voucher}</span>
      </Anchor>
    ),
};

/** The vouchers of a program. A wrong one is taken back, never edited. */
export function SpendTable({ detail, answer }: SpendTableProps) {
  const { pages, spends } = detail;
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
        <ListTable
          caption="Vouchers"
          columns={csrSpendColumns}
          rows={spends}
          cells={cells}
          actions={(line) => <SpendBack line={line} answer={answer} />}
          actionsKind="wide"
        />
      )}
    </Panel>
  );
}

function Tools({ detail }: { detail: ProgramDetail }) {
  return (
    <>
      <Form method="get" role="search" className="row grow">
        <KeptParameters />
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
