import { Form } from "react-router";
import { formatDateTime } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { WaitingApproval } from "./approval-view.ts";

type ApprovalCardProps = { line: WaitingApproval; answer: FormAnswer | undefined };

/** One thing that waits, whole, with the two answers to it. */
export function ApprovalCard({ line, answer }: ApprovalCardProps) {
  const amount = line.amountPaise === null ? null : formatMoney(paise(line.amountPaise));
  return (
    <Panel padded title={line.title} note={line.kind} level={3}>
      <div className="stack">
        <p>
          Asked by <strong>{line.askedBy}</strong> on {formatDateTime(line.askedAt)}.
          {line.reason && ` The reason: ${line.reason}`}
        </p>
        <Facts facts={[...line.facts]} />
        <Files line={line} />
        {line.isMine && (
          <div className="row">
            <p className="muted">Another owner or finance of your team answers it.</p>
            <Ask
              label="Take it back"
              about={line.title}
              look={{ kind: "quiet", size: "sm" }}
              question={
                <p>
                  Take <strong>{line.title}</strong> back? It counts nowhere, and nobody has to answer it.
                </p>
              }
              confirm="Take it back"
              fields={{ intent: "withdraw", approval: line.id }}
            />
          </div>
        )}
        {line.mayDecide && (
          <div className="row items-start">
            <Ask
              label="Approve"
              about={line.title}
              look={{ kind: "default", size: "sm" }}
              question={
                <p>
                  Approve <strong>{line.title}</strong>
                  {amount && ` for ${amount}`}? It is done at once, in your name.
                </p>
              }
              confirm="Approve it"
              fields={{ intent: "approve", approval: line.id }}
            />
            <Refuse line={line} answer={answer} />
          </div>
        )}
        {!line.isMine && !line.mayDecide && (
          <p className="muted">An owner or finance of your team answers it.</p>
        )}
      </div>
    </Panel>
  );
}

function Files({ line }: { line: WaitingApproval }) {
  if (line.files.length === 0 && !line.addFileHref) return null;
  return (
    <div>
      <h4>Papers</h4>
      {line.files.length === 0 && <p className="muted">No paper is attached.</p>}
      <ul>
        {line.files.map(({ name, href }) => (
          <li key={href}>
            <Anchor href={href}>{name}</Anchor>
          </li>
        ))}
      </ul>
      {line.addFileHref && (
        <Anchor href={line.addFileHref}>
          Add a paper<span className="vh"> to {line.title}</span>
        </Anchor>
      )}
    </div>
  );
}

function Refuse({ line, answer }: ApprovalCardProps) {
  const own = answer?.form === "refuse" && answer.typed.approval?.[0] === line.id ? answer : null;
  const field = { ...answerField("refuse", "reason", own), id: `refuse-${line.id}` };
  return (
    <details className="behind" open={own !== null}>
      <summary>
        Refuse<span className="vh"> {line.title}</span>
      </summary>
      <Form method="post" className="stack" noValidate>
        <input type="hidden" name="approval" value={line.id} />
        <TextField
          field={field}
          label="Why not"
          hint={`${line.askedBy} reads it at once.`}
          required
          maxLength={300}
        />
        <div>
          <Button size="sm" kind="danger" name="intent" value="refuse">
            Refuse it
          </Button>
        </div>
      </Form>
    </details>
  );
}
