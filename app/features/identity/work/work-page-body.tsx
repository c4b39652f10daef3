import { Form } from "react-router";
import { type FormAnswer, refusalOf } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { HolderPart, type WorkPeople } from "./holder-part.tsx";
import { type Whose, type WorkLine, whoseChoices, whoseWords } from "./work-view.ts";

type Props = {
  page: {
    kind: string | null;
    whose: Whose | null;
    lines: readonly WorkLine[];
    total: number;
    people: Readonly<Record<string, WorkPeople>>;
    queues: readonly { value: string; label: string }[];
    here: string;
    path: string;
    done: string | null;
    previousHref: string | null;
    nextHref: string | null;
    wantsMail: boolean;
  };
  answer: FormAnswer | null;
};

const said: Record<string, string> = {
  taken: "It is yours now. Others can still work with it.",
  given: "Given. They find it under their bell.",
  put_back: "Put back: nobody has it.",
  mail: "Kept.",
};

/** Everything that waits at a desk, with who has it. */
export function WorkPageBody({ page, answer }: Props) {
  const { lines, people, path, here, done } = page;
  const refusal = refusalOf(answer);
  return (
    <>
      <PageHead title="What waits" lead="Mine, my team’s and nobody’s, the most urgent first." />
      {done && said[done] && !answer && <Said>{said[done]}</Said>}
      {refusal && (
        <Said tone="bad" answer={answer}>
          {refusal}
        </Said>
      )}
      <Form method="get" className="row items-end [--gap:0.5rem] mb-4">
        <label>
          <span className="small block">Queue</span>
          <select name="kind" className="select" defaultValue={page.kind ?? ""}>
            <option value="">All queues</option>
            {page.queues.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="small block">Whose</span>
          <select name="whose" className="select" defaultValue={page.whose ?? ""}>
            <option value="">Everybody’s</option>
            {whoseChoices.map((value) => (
              <option key={value} value={value}>
                {whoseWords[value]}
              </option>
            ))}
          </select>
        </label>
        <Button kind="quiet">Show</Button>
      </Form>
      <Panel
        title="Waiting"
        note={`${page.total} in all`}
        foot={
          <Pagination
            range={`${lines.length} of ${page.total}`}
            previousHref={page.previousHref ?? undefined}
            nextHref={page.nextHref ?? undefined}
          />
        }
      >
        {lines.length === 0 ? (
          <p className="panel__body muted">Nothing waits here.</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <li key={`${line.kind}${line.id}`} className="border-line border-t px-4 py-3">
                <div className="row row--apart">
                  <div>
                    <Anchor href={line.href}>{line.title}</Anchor>
                    <span className="small muted block break-words">
                      {line.words}. Waits {line.age}
                      {line.due && `, due ${line.due}`}
                    </span>
                  </div>
                  {line.isLate && <StatusBadge status="overdue">Late</StatusBadge>}
                </div>
                <HolderPart work={line} people={people[line.kind] ?? []} action={path} next={here} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {page.path === "/admin/work" && <DailyMail isWanted={page.wantsMail} />}
    </>
  );
}

/** One mail each morning, only when something waits; each may have none. */
function DailyMail({ isWanted }: { isWanted: boolean }) {
  return (
    <Form method="post" className="row mt-4 [--gap:0.5rem]">
      <p className="small muted">
        {isWanted
          ? "Each morning one mail tells you what waits for you, if anything does."
          : "You get no mail in the morning about what waits."}
      </p>
      <input type="hidden" name="mail" value={isWanted ? "no" : "yes"} />
      <Button kind="quiet" size="sm" name="intent" value="mail">
        {isWanted ? "Send me none" : "Send me one"}
      </Button>
    </Form>
  );
}
