import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { csrYear } from "#app/db/schema/csr.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { CsrBoardForm, CsrYearForm } from "../forms/csr-year.ts";

/** The figures of a year, or what its board and CFO did: each leaves the other as it is. */
export async function saveCsrYear(
  actor: Actor,
  input: { readonly figures: CsrYearForm } | { readonly board: CsrBoardForm },
): Promise<void> {
  await inTransaction(async (tx) => {
    const { id } = await openOrganisation(actor, tx);
    givingPermissions.assertCan(actor, "giving.book", { organisationId: id });
    const { year } = "figures" in input ? input.figures : input.board;
    const values = "figures" in input ? figuresOf(input.figures) : boardOf(input.board);
    await tx
      .insert(csrYear)
      .values({ organisationId: id, year, ...values, updatedAt: now() })
      .onConflictDoUpdate({
        target: [csrYear.organisationId, csrYear.year],
        set: { ...values, updatedAt: now() },
      });
    await writeAudit(tx, {
      chain: `organisation:${id}`,
      actor,
      event: "figures" in input ? "csr.figures_entered" : "csr.board_recorded",
      subject: `csr-year:${year}`,
      details: { year, ...values },
    });
  });
}

function figuresOf(form: CsrYearForm) {
  return {
    netWorthPaise: form.netWorth,
    turnoverPaise: form.turnover,
    netProfitPaise: form.netProfit,
    elsewherePaise: form.elsewhere,
    elsewhereOverheadPaise: form.elsewhereOverhead,
  };
}

/** A day that is left empty is taken back. */
function boardOf(form: CsrBoardForm) {
  return {
    planApprovedOn: form.planApprovedOn ?? null,
    setOffResolvedOn: form.setOffResolvedOn ?? null,
    cfoHalfOn: form.cfoHalfOn ?? null,
    cfoYearOn: form.cfoYearOn ?? null,
    csr2FiledOn: form.csr2FiledOn ?? null,
  };
}
