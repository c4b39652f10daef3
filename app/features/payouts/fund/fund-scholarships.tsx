import { Ask } from "#app/ui/dialogs/ask.tsx";
import { CheckList } from "#app/ui/fields/check-list.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { FundScholarship } from "./fund-scholarship.ts";

type FundScholarshipsProps = { scholarships: readonly FundScholarship[]; generalFund: string };

/** What the general fund has promised: money is set aside before it opens, and comes back when it is closed. */
export function FundScholarships({ scholarships, generalFund }: FundScholarshipsProps) {
  if (scholarships.length === 0) return null;
  return (
    <Panel padded title="Scholarships of the general fund" note={`General fund: ${generalFund}`}>
      <CheckList
        items={scholarships.map((one) => ({
          id: one.id,
          title: one.title,
          note: one.isClosed
            ? `Closed, ${one.amount} left`
            : `${one.amount} of ${one.needed} is not set aside yet: it cannot open`,
          end: <Move of={one} generalFund={generalFund} />,
        }))}
      />
    </Panel>
  );
}

function Move({ of, generalFund }: { of: FundScholarship; generalFund: string }) {
  if (!of.canMove) return <span className="small muted">The general fund holds too little</span>;
  const { id, title, amount } = of;
  return (
    <Ask
      look={{ kind: "quiet", size: "sm" }}
      label={of.isClosed ? "Give it back to the fund" : "Set the money aside"}
      question={
        of.isClosed ? (
          <p>
            Give <strong className="num">{amount}</strong> of {title} back to the general fund?
          </p>
        ) : (
          <p>
            Set <strong className="num">{amount}</strong> of the general fund aside for {title}? It holds{" "}
            {generalFund}.
          </p>
        )
      }
      confirm={of.isClosed ? `Give ${amount} back` : `Set ${amount} aside`}
      fields={{ intent: of.isClosed ? "give_back" : "set_aside", scholarship: id }}
    />
  );
}
