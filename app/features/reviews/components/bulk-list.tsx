import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { WhyNot } from "#app/ui/dialogs/why-not.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { Panel } from "#app/ui/panel.tsx";
import { bulkBadges } from "../bulk-status.ts";
import { type BulkView, bulkVerdictWords as verdictWords } from "../bulk-view.ts";
import { decisionWords } from "../decision-words.ts";
import { BulkItems, backForm } from "./bulk-items.tsx";

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
              {bulk.mayConfirm && (
                <Ask
                  look={{ size: "sm" }}
                  label="Confirm"
                  question={
                    <p>
                      {verdictWords[bulk.verdict]}: <strong>{namesOf(bulk)}</strong>
                      {bulk.sum && `. ${bulk.sum} in all`}. The students are told.
                    </p>
                  }
                  confirm={`${verdictWords[bulk.verdict]} ${bulk.left}`}
                  fields={{ intent: "confirm_bulk", bulkId: bulk.id }}
                />
              )}
              {bulk.mayCancel && !bulk.isOwn && (
                <WhyNot
                  label="Refuse"
                  about={`${verdictWords[bulk.verdict]}, ${bulk.all}`}
                  intent="cancel_bulk"
                  fields={{ bulkId: bulk.id }}
                  answer={answer}
                />
              )}
              {bulk.mayCancel && bulk.isOwn && (
                <Ask
                  look={{ kind: "quiet", size: "sm" }}
                  label="Cancel"
                  about={`${verdictWords[bulk.verdict]} ${bulk.all}`}
                  question={
                    <p>
                      Nothing is decided about <strong>{namesOf(bulk)}</strong>.
                    </p>
                  }
                  confirm="Cancel all of it"
                  fields={{ intent: "cancel_bulk", bulkId: bulk.id }}
                />
              )}
            </div>
            <details open={bulk.mayConfirm} className="bulkitems">
              <summary className="small">
                Whom it is about{bulk.items.length < bulk.all && `, the first ${bulk.items.length}`}
              </summary>
              <BulkItems bulk={bulk} base={base} />
              {bulk.mayConfirm && <SendBack bulk={bulk} answer={answer} />}
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function namesOf({ items }: BulkView): string {
  return items
    .filter(({ isBack }) => !isBack)
    .map(({ student, number }) => student ?? number)
    .join(", ");
}

/** The second person takes some out, with a reason; the boxes stand in the table over it. */
function SendBack({ bulk, answer }: { bulk: BulkView; answer: FormAnswer | null }) {
  const form = backForm(bulk.id);
  const own = answer?.form === "send_back" && answer.typed.bulkId?.[0] === bulk.id ? answer : null;
  return (
    <Form method="post" id={form} className="row items-end [--gap:0.5rem] py-2" preventScrollReset>
      <input type="hidden" name="bulkId" value={bulk.id} />
      <TextField
        field={{ ...answerField(form, "reason", own), maxLength: 300 }}
        label={`Why the ticked ones go back to ${bulk.preparedBy}`}
        required
      />
      <Button kind="quiet" size="sm" name="intent" value="send_back">
        Send the ticked ones back
      </Button>
      {own?.errors.back && (
        <p className="error" role="alert">
          {own.errors.back.join(" ")}
        </p>
      )}
    </Form>
  );
}
