import { formatMoney, paise } from "#app/core/money.ts";
import type { DueTone } from "#app/core/periods/due-clock.ts";
import type { GiverRole } from "#app/core/portals/roles.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { answerWithinHours } from "../approvals/approval-status.ts";
import type { WaitingLine } from "../approvals/approval-view.ts";
import { giverAddresses } from "../giver-addresses.ts";
import type { GiverTask } from "../work/giver-task.ts";

interface GiverWorkProps {
  lines: readonly WaitingLine[];
  tasks: readonly GiverTask[];
  /** What waits for the reader's approval. */
  count: number;
  of: GiverRole;
}

/**
 * D21: a giver's home begins with what waits: what is the reader's to answer and to do, then what colleagues do.
 */
export function GiverWork({ lines, tasks, count, of }: GiverWorkProps) {
  const { approvals } = giverAddresses(of);
  const rows = [...lines.map((line) => approvalRow(line, approvals)), ...tasks.map(taskRow)];
  const mine = rows.filter(({ isMine }) => isMine);
  const others = rows.filter(({ isMine }) => !isMine);
  const sum = count + tasks.filter(({ who }) => who === null).length;
  return (
    <Panel
      title={
        <>
          What waits for me <span className="small muted">{sum}</span>
        </>
      }
      note={<Anchor href={approvals}>All approvals</Anchor>}
    >
      {rows.length === 0 ? (
        <p className="panel__body muted">
          Nothing waits.{" "}
          {of === "csr"
            ? "Vouchers to approve, certificates, milestones and pledges to pay stand here."
            : "Gifts to approve and pledges to pay stand here."}
        </p>
      ) : (
        <ul className="verify">
          {[...mine, ...others].map((row) => (
            <li key={row.id}>
              <div className="verify__what">
                <Anchor className="strong" href={row.href}>
                  {row.title}
                </Anchor>
                <small>{row.words}</small>
              </div>
              <DueTime clock={{ words: row.clock, tone: row.tone }} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly words: string;
  readonly clock: string;
  readonly tone: DueTone;
  readonly isMine: boolean;
}

function approvalRow(line: WaitingLine, approvals: string): Row {
  const amount = line.amountPaise === null ? "" : `, ${formatMoney(paise(line.amountPaise))}`;
  const limit = `${answerWithinHours} h`;
  return {
    id: line.id,
    title: line.title,
    href: `${approvals}#${line.id}`,
    words: `${line.kind}${amount}. ${whoAnswers(line)}`,
    clock: line.isLate ? `${line.age}, limit ${limit}` : `${line.age} of ${limit}`,
    tone: line.tone,
    isMine: line.mayAnswer,
  };
}

function taskRow({ who, kind, ...task }: GiverTask): Row {
  return {
    ...task,
    tone: task.isLate ? "late" : "plain",
    words: who === null ? `${kind}. You do it` : `${kind}; ${who}`,
    isMine: who === null,
  };
}

function whoAnswers({ isAsked, mayAnswer, askedBy }: WaitingLine): string {
  if (isAsked) return "You asked; a colleague answers it";
  const by = askedBy ? `Asked by ${askedBy}` : "Asked by somebody who has left";
  return mayAnswer ? `${by}; you answer it` : `${by}; an owner or finance answers it`;
}
