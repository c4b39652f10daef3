import type { ReactNode } from "react";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AgeBar } from "./age-bar.tsx";
import { inOrder, type QueueLine, type Whose, type WorkView, whoseChoices, whoseWords } from "./work-view.ts";

/** D21, D32: a desk's home begins with what waits: mine, my team's, nobody's, with age and limit. */
export function WorkPanel({ work, children }: { work: WorkView; children?: ReactNode }) {
  const { waiting, empty } = inOrder(work.queues);
  return (
    <section aria-labelledby="work" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="row row--apart">
        <h2 id="work" className="sec-title">
          What waits for me{" "}
          <span className="small muted">
            {work.mine} of {work.all}
            {work.late > 0 && `, ${work.late} late`}
          </span>
        </h2>
        {children}
      </div>
      <div className="mosaic">
        <Panel className="m-8" title="Queues" note={<Anchor href={work.href}>All of it</Anchor>}>
          {waiting.length > 0 && (
            <DataTable
              small
              caption="What waits, by queue"
              rows={waiting}
              rowKey={({ kind }) => kind}
              columns={[
                { id: "what", head: "What waits", kind: "key", cell: ({ title }) => title },
                ...whoseChoices.map((whose) => ({
                  id: whose,
                  head: whoseWords[whose],
                  kind: "number" as const,
                  cell: (queue: QueueLine) => <Count queue={queue} whose={whose} href={work.href} />,
                })),
                {
                  id: "oldest",
                  head: "Oldest",
                  cell: (queue) =>
                    queue.isLate ? (
                      <StatusBadge status="overdue">{`${queue.oldest}, ${queue.late} late`}</StatusBadge>
                    ) : (
                      queue.oldest
                    ),
                },
                { id: "limit", head: "Limit", kind: "number", cell: ({ limit }) => limit },
                {
                  id: "age",
                  head: "Of the limit",
                  headCell: <span className="vh agehead">Of the limit</span>,
                  cell: ({ used, isLate }) => used !== null && <AgeBar used={used} isLate={isLate} />,
                },
              ]}
            />
          )}
          {empty.length > 0 && (
            <p className="panel__body small muted">
              Nothing waits in: {empty.map(({ title }) => title).join(", ")}.
            </p>
          )}
        </Panel>
        <Panel className="m-4" title="Next for me" note="most urgent first">
          {work.next.length === 0 ? (
            <p className="panel__body muted">Nothing waits for you.</p>
          ) : (
            <ul>
              {work.next.map((line) => (
                <li key={`${line.kind}${line.id}`} className="border-line border-t px-4 py-3">
                  <div className="row row--apart">
                    <Anchor href={line.href}>{line.title}</Anchor>
                    {line.clock ? <DueTime clock={line.clock} /> : <span>{line.age}</span>}
                  </div>
                  <span className="small muted grid break-words">
                    {line.words}
                    {line.due && `, by ${line.due}`}
                    {line.isMine ? ". Yours" : ". Nobody has it"}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </section>
  );
}

function Count({ queue, whose, href }: { queue: QueueLine; whose: Whose; href: string }) {
  const count = queue[whose];
  if (count === 0) return "0";
  return (
    <Anchor href={`${href}?kind=${queue.kind}&whose=${whose}`}>
      {count}
      <span className="vh">
        {" "}
        {whoseWords[whose]}: {queue.title}
      </span>
    </Anchor>
  );
}
