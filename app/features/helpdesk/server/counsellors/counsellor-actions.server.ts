import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { counsellorPermissions } from "../../counsellor-permissions.ts";
import { counsellorSchema } from "../../forms/counsellor-schema.ts";
import { saveCounsellor } from "./save-counsellor.server.ts";

/** The desk's button over one counsellor; "new" is one who is not there yet. */
export const counsellorActions = defineActions(
  {
    save: button({
      schema: counsellorSchema,
      run: (press, value) => {
        const id = press.param("counsellor");
        return saveCounsellor(press.actor, id === "new" ? null : id, value);
      },
      next: (_press, { counsellorId }) => ({ to: `/admin/counsellors/${counsellorId}`, say: "saved" }),
    }),
  },
  { check: ({ actor }) => counsellorPermissions.assertCan(actor, "counsellor.change") },
);
