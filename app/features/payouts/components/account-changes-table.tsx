import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { type AccountChangeLine, accountChangeColumns, accountChangeWords } from "../account-change-line.ts";

type TableProps = { rows: readonly AccountChangeLine[]; answer: FormAnswer | undefined };

/** Each with its passbook; what waits can be taken or refused. */
export function AccountChangesTable({ rows, answer }: TableProps) {
  return (
    <ListTable
      caption="New bank accounts"
      columns={accountChangeColumns}
      rows={rows}
      cells={{
        number: (row) => (
          <Anchor className="num" href={`/admin/applications/${row.number}`}>
            {row.number}
          </Anchor>
        ),
        holder: (row) => (
          <>
            <b className="strong">{row.holder}</b>
            {row.passbookId && (
              <small>
                <Anchor href={`/documents/${row.passbookId}/file`} plain target="_blank" rel="noopener">
                  Passbook<span className="vh"> of application {row.number} (opens in a new tab)</span>
                </Anchor>
              </small>
            )}
          </>
        ),
        status: (row) => (
          <>
            {accountChangeWords[row.status]}
            {row.decidedOn && <small>{row.decidedOn}</small>}
            {row.reason && <small>{row.reason}</small>}
          </>
        ),
        account: (row) => (
          <span className="num">
            {row.account}
            <small>{row.ifsc}</small>
          </span>
        ),
      }}
      {...(rows.some(({ status }) => status === "waiting") && {
        actions: (row: AccountChangeLine) => row.status === "waiting" && <Decide row={row} answer={answer} />,
      })}
    />
  );
}

function Decide({ row, answer }: { row: AccountChangeLine; answer: FormAnswer | undefined }) {
  const failed = answer?.form === "refuse" && answer.typed.change?.[0] === row.id ? answer : null;
  return (
    <div className="stack [--gap:0.5rem]">
      <Ask
        label="Take this account"
        about={`of application ${row.number}`}
        look={{ size: "sm" }}
        question={
          <p>
            <strong className="num">{row.amount}</strong> for {row.applicant} go to{" "}
            <strong>{row.holder}</strong>, <span className="num">{row.account}</span>, then.
          </p>
        }
        confirm="Take it"
        fields={{ change: row.id, intent: "take" }}
      />
      <details className="fold" open={failed !== null}>
        <summary>
          Refuse it<span className="vh">: application {row.number}</span>
        </summary>
        <Form method="post" className="stack">
          <input type="hidden" name="change" value={row.id} />
          <TextField
            field={{ ...answerField("refuse", "reason", failed), id: `reason-${row.id}` }}
            label="Why (the student reads it)"
            required
          />
          <Button kind="danger-solid" size="sm" name="intent" value="refuse">
            Refuse the account
          </Button>
        </Form>
      </details>
    </div>
  );
}
