import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { limitStaff } from "#app/features/identity/server/staff/limit-staff.server.ts";
import { limitStaffSchema } from "#app/features/identity/staff/security-forms.ts";

/** The buttons of /admin/security-roles/people/:userId. */
export const staffPersonActions = defineActions({
  limit: button({
    schema: limitStaffSchema,
    run: ({ actor, param }, value) => limitStaff(actor, { userId: param("userId"), ...value }),
    next: ({ param }, what) => ({ to: `/admin/security-roles/people/${param("userId")}`, say: what }),
  }),
});
