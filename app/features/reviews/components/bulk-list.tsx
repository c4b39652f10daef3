import { Form } from "react-router";
import type { DecisionReason } from "#app/features/applications/decision-reasons.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { bulkMachine } from "../bulk-status.ts";
import type { BulkView } from "../bulk-view.ts";
import { decisionWords } from "../decision-words.ts";

const verdictWords = { approve: "Approve", reject: "Reject", waitlist: "Waiting list" } as const;

/** Decisions about many: what waits for a second person, and what became of the last ones. */
export function BulkList({ bulks }: { bulks: readonly BulkView[] }) {
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
                {bulk.note && `. ${bulk.note}`}
              </small>
              {bulk.status !== "waiting" && bulk.status !== "cancelled" && (
                <small>
                  {bulk.done} done, {bulk.refused} refused
                  {bulk.problems.map(({ problem, count }) => ` · ${count}: ${problem}`).join("")}
                </small>
              )}
            </div>
            <div className="row [--gap:0.5rem]">
              <Badge tone={bulkMachine.states[bulk.status].tone}>{bulk.statusLabel}</Badge>
              {(bulk.mayConfirm || bulk.mayCancel) && (
                <Form method="post" className="row [--gap:0.5rem]">
                  <input type="hidden" name="bulkId" value={bulk.id} />
                  {bulk.mayConfirm && (
                    <Button size="sm" name="intent" value="confirm_bulk">
                      Confirm
                    </Button>
                  )}
                  {bulk.mayCancel && (
                    <Button kind="quiet" size="sm" name="intent" value="cancel_bulk">
                      Cancel
                    </Button>
                  )}
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
