import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { AskWhy } from "#app/ui/dialogs/ask-why.tsx";
import { ManyRows } from "#app/ui/lists/many-rows.tsx";
import { TickedToGoBack } from "#app/ui/lists/ticked-to-go-back.tsx";
import { type BulkView, bulkVerdictWords as verdictWords } from "../bulk-view.ts";
import { backForm } from "./bulk-items.tsx";

type Props = { bulk: BulkView; answer: FormAnswer | null };

/** Stays in sight under the names it is about: how much it is, and what this reader can do with it (look, 34). */
export function BulkDock({ bulk, answer }: Props) {
  const fields = { bulkId: bulk.id };
  const own = answer?.typed.bulkId?.[0] === bulk.id ? answer : null;
  const ticks = own?.form === "send_back" ? own.errors.back?.join(" ") : undefined;
  return (
    <div className="dock dock--part">
      <p>
        <b className="strong num">
          {bulk.left} of {bulk.all}
          {bulk.sum && `, ${bulk.sum}`}.
        </b>{" "}
        {bulk.mayConfirm && <TickedToGoBack form={backForm(bulk.id)} of={bulk.left} />}
        {bulk.isOwn && "You prepared it, so a second person has to confirm it."}
        {ticks && (
          <span className="error" role="alert">
            {ticks}
          </span>
        )}
      </p>
      <div className="row [--gap:0.5rem]">
        {bulk.mayCancel && !bulk.isOwn && (
          <AskWhy
            look={{ kind: "quiet", size: "sm" }}
            label="Refuse all…"
            question={<Nothing bulk={bulk} />}
            why="Why not"
            hint={`${bulk.preparedBy} reads this at once.`}
            confirm="Refuse all of it"
            intent="cancel_bulk"
            fields={fields}
            answer={own}
          />
        )}
        {bulk.mayCancel && bulk.isOwn && (
          <Ask
            look={{ kind: "quiet", size: "sm" }}
            label="Cancel"
            about={`${verdictWords[bulk.verdict]} ${bulk.all}`}
            question={<Nothing bulk={bulk} />}
            confirm="Cancel all of it"
            fields={{ intent: "cancel_bulk", ...fields }}
          />
        )}
        {bulk.mayConfirm && (
          <AskWhy
            look={{ kind: "danger", size: "sm" }}
            label="Send ticked back…"
            question={<p>The ticked applications stay as they are; the rest can be confirmed.</p>}
            why={`Why they go back to ${bulk.preparedBy}`}
            hint={`${bulk.preparedBy} reads this at once.`}
            confirm="Send back"
            intent="send_back"
            fields={fields}
            form={backForm(bulk.id)}
            answer={own}
          />
        )}
        {bulk.mayConfirm && (
          <Ask
            look={{ size: "sm" }}
            label="Confirm"
            question={
              <>
                <p>
                  {verdictWords[bulk.verdict]} {bulk.left}
                  {bulk.sum && `, ${bulk.sum} in all`}. The students are told.
                </p>
                <Whom bulk={bulk} />
              </>
            }
            confirm={`${verdictWords[bulk.verdict]} ${bulk.left}`}
            fields={{ intent: "confirm_bulk", ...fields }}
          />
        )}
      </div>
    </div>
  );
}

function Nothing({ bulk }: { bulk: BulkView }) {
  return (
    <>
      <p>Nothing is decided about {bulk.left === 1 ? "this one" : `these ${bulk.left}`}:</p>
      <Whom bulk={bulk} />
    </>
  );
}

/** By name, and what each is given: thirty names in one sentence are read by nobody. */
function Whom({ bulk: { items, verdict } }: { bulk: BulkView }) {
  const whom = items.filter(({ isBack }) => !isBack);
  return (
    <ManyRows count={whom.length}>
      {whom.map(({ id, student, number, award }) => (
        <li key={id} className="row row--apart">
          <strong>{student ?? number}</strong>
          {verdict === "approve" && award && <span className="num">{award}</span>}
        </li>
      ))}
    </ManyRows>
  );
}
