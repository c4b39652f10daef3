import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import { bulkSchema, cancelBulkSchema, sendBackSchema, settleSchema } from "../../forms/review-forms.ts";
import { prepareBulk } from "../bulk/prepare-bulk.server.ts";
import { sendBackBulk } from "../bulk/send-back-bulk.server.ts";
import { settleBulk } from "../bulk/settle-bulk.server.ts";

const here = ({ actor }: Press) =>
  actor.role === "institute" ? instituteTabPath("applications") : "/admin/applications";

/** The buttons over the list of applications, at the institute and at the desk: decisions about many. */
export const applicationsTabActions = defineActions({
  prepare_bulk: button({
    schema: bulkSchema,
    run: ({ actor }, value) => prepareBulk(actor, value),
    next: (press) => ({ to: here(press), say: "prepared" }),
  }),
  confirm_bulk: button({
    schema: settleSchema,
    run: ({ actor }, { bulkId }) => settleBulk(actor, bulkId, "confirm"),
    next: (press) => ({ to: here(press), say: "confirmed" }),
  }),
  send_back: button({
    schema: sendBackSchema,
    run: ({ actor }, value) => sendBackBulk(actor, value),
    next: (press) => ({ to: here(press), say: "sent_back" }),
  }),
  cancel_bulk: button({
    schema: cancelBulkSchema,
    run: ({ actor }, { bulkId, reason }) => settleBulk(actor, bulkId, "cancel", reason),
    next: (press) => ({ to: here(press), say: "cancelled" }),
  }),
});
