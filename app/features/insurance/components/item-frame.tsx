import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { type FormAnswer, problemOf } from "#app/core/form-answer.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { DialogLink } from "#app/ui/dialog.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import type { HistoryLine } from "../history-line.ts";
import { HistoryPanel } from "./history-panel.tsx";

type ItemFrameProps = {
  back: { href: string; label: string };
  title: string;
  lead?: ReactNode;
  badge: ReactNode;
  sentence?: string | undefined;
  /** What was refused is said above, unless its form says it. */
  answer?: FormAnswer | undefined;
  facts: ComponentProps<typeof Facts>["facts"];
  /** The dialog Edit opens; without one there is nothing to edit. */
  editHref?: string;
  canDelete?: boolean;
  isDeleted?: boolean;
  /** What its status machine allows now. */
  events?: readonly { event: string; label: string }[];
  revision?: number;
  /** More buttons. */
  actions?: ReactNode;
  history: readonly HistoryLine[];
  children?: ReactNode;
};

const withoutForm = ["delete", "restore", "move"];

/** One user, agent, hospital, policy, claim or payment: what it is, what can be done, what happened to it. */
export function ItemFrame(props: ItemFrameProps) {
  const {
    back,
    title,
    lead,
    badge,
    sentence,
    facts,
    editHref,
    canDelete,
    isDeleted,
    answer,
    events = [],
  } = props;
  return (
    <>
      <div className="grid gap-2">
        <BackLink {...back} />
        <div className="row items-center">
          <h2 className="text-xl">{title}</h2>
          {badge}
        </div>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {answer && withoutForm.includes(answer.form) && <Alert tone="bad">{problemOf(answer)}</Alert>}
      {sentence && !answer && <Alert tone="ok">{sentence}</Alert>}
      {isDeleted && (
        <Alert tone="warn" title="Deleted.">
          <span className="row items-center">
            It stands in no list any more.
            <Form method="post">
              <Button kind="quiet" size="sm" name="intent" value="restore">
                Undo
              </Button>
            </Form>
          </span>
        </Alert>
      )}
      <div className="row">
        {editHref && !isDeleted && (
          <DialogLink dialog="edit" kind="quiet" icon={Pencil} href={editHref}>
            Edit
          </DialogLink>
        )}
        {!isDeleted &&
          events.map(({ event, label }) => (
            <Form method="post" key={event}>
              <input type="hidden" name="revision" value={props.revision} />
              <input type="hidden" name="event" value={event} />
              <Button kind="quiet" name="intent" value="move">
                {label}
              </Button>
            </Form>
          ))}
        {props.actions}
        {canDelete && !isDeleted && (
          <Form method="post">
            <Button kind="danger" icon={Trash2} name="intent" value="delete">
              Delete
            </Button>
          </Form>
        )}
      </div>
      <Facts facts={facts} />
      {props.children}
      <HistoryPanel history={props.history} />
    </>
  );
}
