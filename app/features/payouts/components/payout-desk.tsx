import { Anchor } from "#app/ui/anchor.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { CheckList } from "#app/ui/fields/check-list.tsx";
import { Panel } from "#app/ui/panel.tsx";

type PayoutDeskProps = {
  withoutProgramme: {
    id: string;
    number: string;
    name: string;
    /** The day it was approved. */
    since: string;
    scholarship: string;
    amount: string;
    /** The general fund holds as much. */
    canPay: boolean;
  }[];
  generalFund: string;
  notes: { id: string; text: string; writtenOn: string }[];
};

/** What else waits for the desk: students no programme pays for, and notes that givers may not see yet. */
export function PayoutDesk({ withoutProgramme, generalFund, notes }: PayoutDeskProps) {
  return (
    <>
      {withoutProgramme.length > 0 && (
        <Panel padded title="Approved, and no program pays" note={`General fund: ${generalFund}`}>
          <CheckList
            items={withoutProgramme.map(({ id, number, name, since, scholarship, amount, canPay }) => ({
              id,
              title: `${scholarship}, ${amount}`,
              note: (
                <>
                  <Anchor href={`/admin/applications/${number}`}>{number}</Anchor>, {name}, since {since}
                </>
              ),
              end: canPay ? (
                <Ask
                  look={{ kind: "quiet", size: "sm" }}
                  label="Pay from the general fund"
                  question={
                    <p>
                      Pay <strong className="num">{amount}</strong> for {number}, {scholarship}, from the
                      general fund? It holds {generalFund}.
                    </p>
                  }
                  confirm={`Pay ${amount}`}
                  fields={{ intent: "general", application: id }}
                />
              ) : (
                <span className="small muted">The general fund holds too little</span>
              ),
            }))}
          />
        </Panel>
      )}
      {notes.length > 0 && (
        <Panel padded title="Notes to givers" note="No name, school or number may leave with them">
          <CheckList
            items={notes.map(({ id, text, writtenOn }) => ({
              id,
              title: text,
              note: writtenOn,
              end: (
                <div className="row">
                  <Ask
                    label="Show it"
                    look={{ size: "sm" }}
                    question={<p>The giver reads: “{text}”</p>}
                    confirm="Show it to the giver"
                    fields={{ note: id, intent: "show_note" }}
                  />
                  <Ask
                    label="Keep it back"
                    look={{ size: "sm", kind: "quiet" }}
                    question={<p>The giver does not read: “{text}”</p>}
                    confirm="Keep it back from the giver"
                    fields={{ note: id, intent: "refuse_note" }}
                  />
                </div>
              ),
            }))}
          />
        </Panel>
      )}
    </>
  );
}
