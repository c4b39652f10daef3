import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { auditCheckChain, auditVerified } from "./audit-check.ts";

const shown = 20;

/** T33: reads every entry and every seal, and writes down what is broken. */
export async function runAuditCheck(): Promise<void> {
  const { entries, chains, seals, problems } = await verifyAudit();
  const first = problems.slice(0, shown).map(({ message }) => message);
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: auditCheckChain,
      actor: systemActor,
      event: auditVerified,
      details: { entries, chains, seals, problems: problems.length, first },
    }),
  );
}
