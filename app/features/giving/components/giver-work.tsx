import { formatMoney, paise } from "#app/core/money.ts";
import type { GiverRole } from "#app/core/portals/roles.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { answerWithinHours } from "../approvals/approval-status.ts";
import type { WaitingLine } from "../approvals/approval-view.ts";
import { giverAddresses } from "../giver-addresses.ts";

type GiverWorkProps = { lines: readonly WaitingLine[]; count: number; of: GiverRole };

/** D21: a giver's home begins with what waits: what is the reader's to answer, then what a colleague answers. */
export function GiverWork({ lines, count, of }: GiverWorkProps) {
  if (lines.length === 0) return null;
  const { approvals } = giverAddresses(of);
  const mine = lines.filter(({ mayAnswer }) => mayAnswer);
  const others = lines.filter(({ mayAnswer }) => !mayAnswer);
  return (
    <Panel
      title={
        <>
          What waits for me <span className="small muted">{count}</span>
        </>
      }
      note={<Anchor href={approvals}>All that waits</Anchor>}
    >
      <ul className="verify">
        {[...mine, ...others].map((line) => (
          <li key={line.id}>
            <div className="verify__what">
              <Anchor className="strong" href={`${approvals}#${line.id}`}>
                {line.title}
              </Anchor>
              <small>
                {line.kind}
                {line.amountPaise !== null && `, ${formatMoney(paise(line.amountPaise))}`}. {whoAnswers(line)}
              </small>
            </div>
            {line.isLate ? (
              <StatusBadge status="overdue">{`${line.age}, limit ${answerWithinHours} h`}</StatusBadge>
            ) : (
              <span className="small muted">{`${line.age} of ${answerWithinHours} h`}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function whoAnswers({ isAsked, mayAnswer, askedBy }: WaitingLine): string {
  if (isAsked) return "You asked; a colleague answers it";
  const by = askedBy ? `Asked by ${askedBy}` : "Asked by somebody who has left";
  return mayAnswer ? `${by}; you answer it` : `${by}; an owner or finance answers it`;
}
