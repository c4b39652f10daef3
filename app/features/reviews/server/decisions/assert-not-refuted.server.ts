import { invalid } from "#app/core/requests/errors.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import { findScholarshipFacts } from "#app/features/applications/server/drafts/find-scholarship-facts.server.ts";
import type { ApplicationRow } from "#app/features/applications/server/lists/application-row.server.ts";
import { decisionWords } from "../../decision-words.ts";
import { listRefuted } from "./list-refuted.server.ts";

/** A refuted reason is told to no student unless whoever decides has looked at the papers and says so. */
export async function assertNotRefuted(
  row: ApplicationRow,
  reasons: readonly DecisionReason[],
): Promise<void> {
  const facts = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  const refuted = listRefuted(row, facts).filter(({ reason }) => reasons.includes(reason));
  if (refuted.length === 0) return;
  const said = refuted.map(
    ({ reason, says }) => `${decisionWords[reason]}: the application says otherwise (${says}).`,
  );
  throw invalid(
    { reasons: [...said, "Choose another reason, or tick that the papers say so."] },
    said.join(" "),
  );
}
