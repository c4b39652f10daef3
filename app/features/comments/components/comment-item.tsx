import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { languageOfWords } from "#app/core/words/language-of-words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import type { CommentLine } from "../comment-view.ts";

type CommentItemProps = { line: CommentLine; path: string; answer: FormAnswer | null };

export function CommentItem({ line, path, answer }: CommentItemProps) {
  const isHere = answer?.typed.commentId?.[0] === line.id;
  return (
    <li className="own-words">
      <p className="small muted">
        <b className="strong">{line.by}</b>, {line.at}
        {line.editedAt && `, mended ${line.editedAt}`}
        {line.isAboutWork && ". About the work"}
      </p>
      {line.text === null ? (
        <p className="muted">
          {line.takenBackAt ? `Taken back ${line.takenBackAt}.` : "Removed at the person’s wish."}
        </p>
      ) : (
        <p lang={languageOfWords(line.text)} className="whitespace-pre-line break-words">
          {line.text}
        </p>
      )}
      {line.mentions.length > 0 && <p className="small muted">For {line.mentions.join(", ")}</p>}
      {line.mayTakeBack && (
        <details open={isHere || undefined}>
          <summary className="small cursor-pointer">
            {line.mayEdit ? "Change or take back" : "Take back"}
            <span className="vh"> your comment of {line.at}</span>
          </summary>
          <ChangeForm line={line} path={path} answer={isHere ? answer : null} />
        </details>
      )}
    </li>
  );
}

function ChangeForm({ line, path, answer }: CommentItemProps) {
  const { field, onInput } = useForm(
    "edit_comment",
    answer,
    { text: line.text ?? "" },
    { id: `edit-${line.id}` },
  );
  return (
    <Form method="post" action={path} className="stack mt-2 [--gap:0.75rem]" onInput={onInput} noValidate>
      <input type="hidden" name="commentId" value={line.id} />
      {line.mayEdit && (
        <TextareaField
          field={field("text", { required: true, maxLength: 2000 })}
          label="Your comment"
          rows={2}
        />
      )}
      <div className="row [--gap:0.5rem]">
        {line.mayEdit && (
          <Button kind="quiet" size="sm" name="intent" value="edit_comment">
            Save the change
          </Button>
        )}
        <Button kind="danger" size="sm" name="intent" value="take_back_comment">
          Take it back
        </Button>
      </div>
    </Form>
  );
}
