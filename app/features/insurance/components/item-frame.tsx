import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { type FormAnswer, problemOf } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DialogLink } from "#app/ui/dialogs/dialog.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import type { Dependents } from "../dependents.ts";
import type { HistoryLine } from "../lists/history-line.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
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
  /** What hangs on it; with it comes Delete. Asked about only while the question is open. */
  dependents?: Dependents | null | undefined;
  canDelete?: boolean;
  /** Its own address, where the question leads back to. */
  href?: string;
  isDeleted?: boolean;
  /** What its status machine allows now. */
  events?: readonly { event: string; label: string }[];
  revision?: number;
  /** More buttons. */
  actions?: ReactNode;
  history: readonly HistoryLine[];
  children?: ReactNode;
};

const withoutForm = ["restore", "move"];

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
      {answer && withoutForm.includes(answer.form) && (
        <Said tone="bad" answer={answer}>
          {problemOf(answer)}
        </Said>
      )}
      {sentence && !answer && <Said>{sentence}</Said>}
      {isDeleted && (
        <Alert tone="warn" title="Deleted.">
          <span className="row items-center">
            It stands in no list any more but <Anchor href="/admin/deleted">Deleted</Anchor>.
            <Form method="post">
              <Button kind="quiet" size="sm" name="intent" value="restore">
                Bring it back
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
          <LinkButton kind="danger" icon={Trash2} href="?delete=1">
            Delete
          </LinkButton>
        )}
      </div>
      {props.dependents && !isDeleted && (
        <DeleteDialog
          name={title}
          dependents={props.dependents}
          cancelHref={props.href ?? back.href}
          answer={answer}
        />
      )}
      <Facts facts={facts} />
      {props.children}
      <HistoryPanel history={props.history} />
    </>
  );
}
