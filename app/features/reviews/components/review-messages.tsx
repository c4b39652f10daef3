import { Form } from "react-router";
import { formatDateTime } from "#app/core/clock.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { ReviewView } from "../review-view.ts";
import { replyField, type StepAnswer } from "./reply-field.ts";

/** Between the student and whoever reviews. */
export function ReviewMessages({ view, answer }: { view: ReviewView; answer: StepAnswer }) {
  if (!view.may.message) return null;
  const reply = answer?.form === "message" ? answer.reply : null;
  return (
    <Panel scrolls title="Messages" padded>
      <div className="stack">
        {view.messages.map((message) => (
          <p key={message.id}>
            <b className="strong">{message.from}</b>{" "}
            <span className="muted small">{formatDateTime(new Date(message.at))}</span>
            <br />
            <span className="whitespace-pre-line">{message.text}</span>
          </p>
        ))}
        <Form method="post" className="stack [--gap:0.875rem]" preventScrollReset>
          <TextareaField
            field={{
              ...replyField("message", "text", reply),
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
