import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import {
  cancelGroupSchema,
  groupMessageSchema,
  sendGroupSchema,
  settleGroupSchema,
} from "./group-message-form.ts";
import { prepareGroupMessage } from "./prepare-group-message.server.ts";
import { previewGroupMessage } from "./preview-group-message.server.ts";
import { settleGroupMessage } from "./settle-group-message.server.ts";

const here = ({ actor }: Press) =>
  actor.role === "institute" ? "/institute/messages" : "/admin/group-messages";

/** The buttons of the messages to many, at an institute and at the desk. */
export const groupActions = defineActions({
  preview: button({
    schema: groupMessageSchema,
    run: ({ actor }, value) => previewGroupMessage(actor, value),
    next: (_press, preview) => ({ show: preview }),
  }),
  send: button({
    schema: sendGroupSchema,
    run: ({ actor }, value) => prepareGroupMessage(actor, value),
    next: (press, done) => `${here(press)}?done=${done}`,
  }),
  agree: button({
    schema: settleGroupSchema,
    run: ({ actor }, { messageId }) => settleGroupMessage(actor, messageId, "send"),
    next: (press) => `${here(press)}?done=sending`,
  }),
  cancel: button({
    schema: cancelGroupSchema,
    run: ({ actor }, { messageId, reason }) => settleGroupMessage(actor, messageId, "cancel", reason),
    next: (press) => `${here(press)}?done=cancelled`,
  }),
});
