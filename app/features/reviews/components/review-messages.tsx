import { Form } from "react-router";
import { formatDateTime } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { OwnWords } from "#app/ui/own-words.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ReviewView } from "../review-view.ts";

/** Between the student and whoever reviews. */
export function ReviewMessages({ view, answer }: { view: ReviewView; answer: FormAnswer | null }) {
  if (!view.may.message) return null;
  const own = answer?.form === "message" ? answer : null;
  return (
    <Panel scrolls title="Messages" padded>
      <div className="stack">
        {view.messages.map((message) => (
          <OwnWords
            key={message.id}
            text={message.text}
            from={`${message.from}, ${formatDateTime(new Date(message.at))}`}
          />
        ))}
        <Form method="post" className="stack [--gap:0.875rem]" preventScrollReset>
          <TextareaField
            field={{
              ...answerField("message", "text", own),
              key: view.messages.at(-1)?.id,
              maxLength: 2000,
            }}
            label="Message to the student"
            required
            rows={2}
          />
          <div>
            <Button kind="quiet" size="sm" name="intent" value="message">
              Send the message
            </Button>
          </div>
        </Form>
      </div>
    </Panel>
  );
}
