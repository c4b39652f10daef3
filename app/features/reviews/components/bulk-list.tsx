import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { bulkBadges } from "../bulk-status.ts";
import { type BulkView, bulkVerdictWords as verdictWords } from "../bulk-view.ts";
import { decisionWords } from "../decision-words.ts";
import { BulkDock } from "./bulk-dock.tsx";
import { BulkItems } from "./bulk-items.tsx";

type BulkListProps = { bulks: readonly BulkView[]; base: string; answer: FormAnswer | null };

/** Decisions about many: what waits for a second person, and what became of the last ones. */
export function BulkList({ bulks, base, answer }: BulkListProps) {
  if (bulks.length === 0) return null;
  return (
    <Panel scrolls title="Decisions about many" note="Two people for each">
      <ul className="verify">
        {bulks.map((bulk) => (
          <li key={bulk.id}>
            <div>
              <b>
                {verdictWords[bulk.verdict]}: {bulk.all} {bulk.all === 1 ? "application" : "applications"}
              </b>
              <small>
                Prepared {bulk.preparedAt} by {bulk.preparedBy}
                {bulk.reasons.length > 0 &&
                  `. ${bulk.reasons.map((reason) => decisionWords[reason as DecisionReason]).join(", ")}`}
                {bulk.sentence && `. ${bulk.sentence}`}
                {bulk.note && `. ${bulk.note}`}
              </small>
              {bulk.settledBy && (
                <small>
                  {bulk.status === "cancelled" ? "Cancelled" : "Confirmed"} by {bulk.settledBy}
                </small>
              )}
              {bulk.status !== "waiting" && bulk.status !== "cancelled" && (
                <small>
                  {bulk.done} done, {bulk.refused} refused
                  {bulk.problems.map(({ problem, count }) => ` · ${count}: ${problem}`).join("")}
                </small>
              )}
            </div>
            <div className="row [--gap:0.5rem]">
              <StatusBadge status={bulkBadges[bulk.status]}>{bulk.statusLabel}</StatusBadge>
            </div>
            <details open={bulk.mayConfirm} className="bulkitems">
              <summary className="small">
                Whom it is about{bulk.items.length < bulk.all && `, the first ${bulk.items.length}`}
              </summary>
              <BulkItems bulk={bulk} base={base} />
            </details>
            {(bulk.mayConfirm || bulk.mayCancel) && <BulkDock bulk={bulk} answer={answer} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
