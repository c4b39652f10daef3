import { totalText } from "#app/core/lists/total-text.ts";
import { DonationTable } from "#app/features/giving/components/donation-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { CsrData } from "../csr-view.ts";

/** Every rupee the company paid in here, with its receipt; it counts as spent when a student's bank has it. */
export function PaymentsPanel({ payments }: Pick<CsrData<"budget">, "payments">) {
  const { rows, total, previousHref, nextHref, exportHref } = payments;
  return (
    <Panel
      title="Paid in for awards"
      note={total === 1 ? "1 payment" : `${total} payments`}
      buttons={rows.length > 0 && <ExportLink href={exportHref} />}
      foot={
        (previousHref || nextHref) && (
          <Pagination
            range={`${rows.length} of ${totalText(total)}`}
            previousHref={previousHref ?? undefined}
            nextHref={nextHref ?? undefined}
          />
        )
      }
    >
      {rows.length > 0 ? (
        <DonationTable kind="csr" rows={rows} />
      ) : (
        <EmptyState title="Nothing paid in yet">
          <p className="muted">
            Open a scholarship in a program of education and fund its awards there. What you pay a partner
            yourself is a voucher of its program.
          </p>
        </EmptyState>
      )}
    </Panel>
  );
}
