import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { CommentsView } from "../comment-view.ts";
import { CommentItem } from "./comment-item.tsx";

type CommentsPanelProps = { view: CommentsView; answer?: FormAnswer | null };

/** What colleagues say to each other about one thing, on its own page. */
export function CommentsPanel({ view, answer = null }: CommentsPanelProps) {
  return (
    <div id="comments">
      <Panel scrolls title="Comments" note="Only your colleagues read them" padded>
        <div className="stack">
          {view.closed && <p className="muted">{view.closed}</p>}
          {!view.closed && view.lines.length === 0 && <p className="muted">Nobody has written yet.</p>}
          {view.lines.length > 0 && (
            <ol className="stack [--gap:0.75rem]">
              {view.lines.map((line) => (
                <CommentItem key={line.id} line={line} path={view.path} answer={answer} />
              ))}
            </ol>
          )}
          {/* A new comment is a new form: nothing typed before stands in it. */}
          {view.mayWrite && <WriteForm key={view.lines.length} view={view} answer={answer} />}
        </div>
      </Panel>
    </div>
  );
}

function WriteForm({ view, answer }: { view: CommentsView; answer: FormAnswer | null }) {
  const { field, onInput } = useForm("comment", answer, { aboutWork: "" });
  return (
    <Form method="post" action={view.path} className="stack [--gap:0.875rem]" onInput={onInput} noValidate>
      <input type="hidden" name="commentId" value={view.nextId} />
      <TextareaField
        field={field("text", { required: true, maxLength: 2000 })}
        label="Comment for your colleagues"
        hint={[
          view.isAboutPerson
            ? "It is not shown to whom it is about, but stands in the copy of their data when they ask for it."
            : "It stays at the desk.",
          view.mind,
        ]
          .filter(Boolean)
          .join(" ")}
        rows={2}
      />
      {view.colleagues.length > 0 && (
        <CheckboxGroup
          field={field("mentions")}
          label="Mention"
          hint="They are told under the bell and by e-mail."
          required={false}
          choices={view.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {view.isAboutPerson && (
        <CheckboxField
          field={field("aboutWork")}
          label="About our work, not about the person: keep it out of the copy of their data"
          required={false}
        />
      )}
      <div>
        <Button kind="quiet" size="sm" name="intent" value="comment">
          Add the comment
        </Button>
      </div>
    </Form>
  );
}
