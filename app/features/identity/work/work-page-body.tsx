import { Form } from "react-router";
import { type FormAnswer, refusalOf } from "#app/core/forms/form-answer.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { isOfMany, ManyNews } from "#app/ui/lists/many-news.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { WorkTable, workForm } from "./work-table.tsx";
import { type WorkPage, whoseChoices, whoseWords } from "./work-view.ts";

type Props = { page: WorkPage; answer: FormAnswer | null };

const said: Record<string, string> = {
  taken: "It is yours now. Others can still work with it.",
  given: "Given. They find it under their bell.",
  put_back: "Put back: nobody has it.",
  mail: "Kept.",
};

/** Everything that waits at a desk, with who has it. */
export function WorkPageBody({ page, answer }: Props) {
  const { lines, total, path, here, done, previousHref, nextHref } = page;
  const refusal = isOfMany(answer) ? undefined : refusalOf(answer);
  const filters = [
    { name: "kind", label: "Queue", all: "All queues", value: page.kind ?? "", choices: page.queues },
    {
      name: "whose",
      label: "Whose",
      all: "Everybody’s",
      value: page.whose ?? "",
      choices: whoseChoices.map((value) => ({ value, label: whoseWords[value] })),
    },
  ];
  return (
    <>
      <PageHead title="What waits" lead="Mine, my team’s and nobody’s, the most urgent first." />
      {done && said[done] && !answer && <Said>{said[done]}</Said>}
      <ManyNews answer={answer} />
      {refusal && (
        <Said tone="bad" answer={answer}>
          {refusal}
        </Said>
      )}
      <div className="stack dense">
        <FilterBar hasSearch={false} filters={filters} />
        <Panel
          scrolls
          title="Waiting"
          note={`${totalText(total)} in all`}
          foot={
            <ListFoot shown={lines.length} total={total} previousHref={previousHref} nextHref={nextHref} />
          }
        >
          {lines.length === 0 ? (
            <p className="panel__body muted">Nothing waits here.</p>
          ) : (
            <WorkTable lines={lines} path={path} here={here} />
          )}
        </Panel>
        {lines.length > 0 && <WorkBar key={`${lines[0]?.id}${done}`} page={page} answer={answer} />}
      </div>
      {path === "/admin/work" && <DailyMail isWanted={page.wantsMail} />}
    </>
  );
}

/** With all that is ticked: taken, given to somebody, put back. */
function WorkBar({ page, answer }: Props) {
  const isRefused = answer?.form === "give_many" && answer.errors.to !== undefined;
  return (
    <BulkBar id={workForm} name="ids" title="Take, give or put back" isOpen={isRefused}>
      <div className="row items-end [--gap:0.5rem]">
        <Button size="sm" name="intent" value="take_many">
          Take them
        </Button>
        <Button kind="quiet" size="sm" name="intent" value="put_back_many">
          Put mine back
        </Button>
        {page.people.length > 0 && (
          <>
            <label>
              <span className="vh">Give them to</span>
              <select name="to" className="select select--sm" defaultValue="">
                <option value="">Give them to …</option>
                {page.people.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <Button kind="quiet" size="sm" name="intent" value="give_many">
              Give
            </Button>
          </>
        )}
      </div>
    </BulkBar>
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
