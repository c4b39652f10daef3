import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { BatchView } from "../payout-view.ts";

type Props = { batch: BatchView; givers: readonly { giver: string; amount: string }[] };

/** Beside the payouts: how much and whose money, what to look at first, and who did what (design/look, 34). */
export function BatchSide({ batch, givers }: Props) {
  const flagged = batch.lines.filter(({ flags, sentBack }) => flags.length > 0 && sentBack === null);
  return (
    <div className="stack [--gap:0.75rem]">
      <Panel title="This batch" padded>
        <Facts
          facts={[
            { term: "Amount", value: <span className="num">{batch.amount}</span> },
            { term: "Payouts", value: batch.payouts },
            ...givers.map(({ giver, amount }) => ({
              term: `From ${giver}`,
              value: <span className="num">{amount}</span>,
            })),
            { term: "Prepared by", value: `${batch.preparedBy}, ${batch.preparedAt}` },
            { term: "Approved by", value: batch.approvedBy || "–" },
          ]}
        />
      </Panel>
      {flagged.length > 0 && (
        <Panel title="Look at these" note={`${flagged.length} of ${batch.payouts}`} padded>
          <ul className="stack [--gap:0.5rem]">
            {flagged.map(({ id, name, flags }) => (
              <li key={id}>
                <b>{name}</b>
                {flags.map(({ status, words }) => (
                  <StatusBadge key={words} status={status}>
                    {words}
                  </StatusBadge>
                ))}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="Who did what" padded>
        <ol className="stack [--gap:0.5rem]">
          {batch.steps.map(({ id, who, what, at, reason }) => (
            <li key={id} className="small">
              <b>{who}</b> {what}
              {reason && `: ${reason}`} <span className="muted">{at}</span>
            </li>
          ))}
          {batch.approvers.map(({ name, count }) => (
            <li key={name} className="small">
              <b>{name}</b> approved{" "}
              {count === 1 ? "one of the applications" : `${count} of the applications`}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
