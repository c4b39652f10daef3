import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import { type FormAnswer, refusalOf } from "#app/core/forms/form-answer.ts";
import { type ManyShown, SURE_FIELD } from "#app/core/forms/many-outcome.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Button } from "../button.tsx";
import { buttonClass } from "../button-class.ts";
import { Dialog } from "../dialogs/dialog.tsx";
import { Said } from "../dialogs/said.tsx";
import { Undo } from "../dialogs/undo.tsx";
import { FormButtons } from "../forms/form-buttons.tsx";
import { ManyRows } from "./many-rows.tsx";

type Props = { answer: FormAnswer | null | undefined };

/** The buttons for many are called so, as `close_many`; what the page's other buttons say is said elsewhere. */
export function isOfMany(answer: FormAnswer | null | undefined): answer is FormAnswer {
  return answer?.form.endsWith("_many") ?? false;
}

/** What a press on all that are ticked led to (D31): its question, or what it came to, row by row. */
export function ManyNews({ answer }: Props) {
  if (!isOfMany(answer)) return null;
  const refusal = refusalOf(answer);
  if (refusal) {
    return (
      <Said tone="bad" answer={answer}>
        {refusal}
      </Said>
    );
  }
  const { asks, did } = (answer.shown ?? {}) as ManyShown;
  if (asks) return <Question key={Object.values(answer.typed).flat().join()} answer={answer} asks={asks} />;
  return did ? <Outcome answer={answer} did={did} /> : null;
}

function Question({ answer, asks }: { answer: FormAnswer; asks: NonNullable<ManyShown["asks"]> }) {
  const [isOpen, setOpen] = useState(true);
  const { pathname, search } = useLocation();
  useEffect(() => setOpen(answer !== null), [answer]);
  if (!isOpen) return null;
  return (
    <Dialog id="many-question" title={asks.question} open onClose={() => setOpen(false)}>
      <ManyRows count={asks.rows.length}>
        {asks.rows.map(({ id, name, amountPaise }) => (
          <li key={id} className="row row--apart">
            <span>{name}</span>
            {amountPaise !== undefined && <span className="num">{formatMoney(paise(amountPaise))}</span>}
          </li>
        ))}
      </ManyRows>
      {asks.sumPaise !== null && (
        <p className="row row--apart">
          <span>In all</span> <strong className="num">{formatMoney(paise(asks.sumPaise))}</strong>
        </p>
      )}
      <Form method="post" className="stack" preventScrollReset>
        {Object.entries(answer.typed).flatMap(([name, values]) =>
          values.map((value) => <input key={`${name}${value}`} type="hidden" name={name} value={value} />),
        )}
        <input type="hidden" name={SURE_FIELD} value="yes" />
        <FormButtons>
          <Button name="intent" value={answer.form}>
            {asks.confirm}
          </Button>
          {/* Without script the page without the question. */}
          <a
            className={buttonClass({ kind: "text" })}
            href={`${pathname}${search}`}
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            Cancel
          </a>
        </FormButtons>
      </Form>
    </Dialog>
  );
}

function Outcome({ answer, did }: { answer: FormAnswer; did: NonNullable<ManyShown["did"]> }) {
  const { said, done, refused, undo } = did;
  const { pathname, search } = useLocation();
  // What is done is ticked no more; what was refused still is.
  useEffect(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>("input[data-bulk]:checked")) {
      if (!done.some(({ id }) => box.value.includes(id))) continue;
      box.checked = false;
      box.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, [done]);
  return (
    <Said tone={refused.length > 0 ? "bad" : "ok"} answer={answer}>
      <span className="row items-center">
        {said}
        {undo && (
          <Undo
            id={`${undo.intent}:${undo.ids.join()}`}
            words={said}
            fields={{ intent: undo.intent, ids: undo.ids }}
            action={`${pathname}${search}`}
          />
        )}
      </span>
      {refused.length > 0 && (
        <>
          <p>Not done:</p>
          <ManyRows count={refused.length}>
            {refused.map(({ id, name, why }) => (
              <li key={id}>
                <strong>{name}</strong>: {why}
              </li>
            ))}
          </ManyRows>
        </>
      )}
    </Said>
  );
}
