import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import type { WorkLine } from "./work-view.ts";

export type WorkPeople = readonly { readonly id: string; readonly name: string }[];
type Props = {
  work: Pick<WorkLine, "kind" | "id" | "title" | "holder" | "holderId" | "isMine">;
  /** To whom it can be given. */
  people: WorkPeople;
  /** Where the buttons are sent to, and where they lead back. */
  action: string;
  next: string;
};

/** Who has it, and the buttons for that: take it, take over (asked, with the name), give it, put it back. */
export function HolderPart({ work, people, action, next }: Props) {
  const fields = { kind: work.kind, id: work.id, seen: work.holderId ?? "", next };
  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <div className="row [--gap:0.5rem]">
      <span className="small muted">{work.isMine ? "Yours" : (work.holder ?? "Nobody has it")}</span>
      {work.holder !== null && !work.isMine ? (
        <Ask
          label="Take over…"
          about={work.title}
          look={{ kind: "quiet", size: "sm" }}
          question={
            <p>
              <b>{work.holder}</b> has {work.title}. Take it over? They are told.
            </p>
          }
          confirm="Take it over"
          fields={{ ...fields, intent: "take" }}
          action={action}
        />
      ) : (
        <Form method="post" action={action} preventScrollReset>
          {hidden}
          <Button kind="quiet" size="sm" name="intent" value={work.isMine ? "put_back" : "take"}>
            {work.isMine ? "Put back" : "Take it"}
            <span className="vh"> {work.title}</span>
          </Button>
        </Form>
      )}
      {people.length > 0 && (
        <Form method="post" action={action} className="row flex-nowrap [--gap:0.25rem]" preventScrollReset>
          {hidden}
          <select name="to" className="select select--sm" aria-label={`Give ${work.title} to`} required>
            <option value="">Give it to …</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button kind="text" size="sm" name="intent" value="give">
            Give<span className="vh"> {work.title}</span>
          </Button>
        </Form>
      )}
    </div>
  );
}
