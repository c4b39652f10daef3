import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { liftLockOutSchema, lockOutSearchSchema } from "../../staff/security-forms.ts";
import { findLockOuts } from "./find-lock-outs.server.ts";
import { liftLockOut } from "./lift-lock-out.server.ts";

/** The buttons of the lock-outs: whom it is about stands in no address and in no log. */
export const lockOutsActions = defineActions(
  {
    find: button({
      schema: lockOutSearchSchema,
      run: ({ actor }, { contact }) => findLockOuts(actor, contact),
      next: (_press, rows) => ({ show: { rows, lifted: null } }),
    }),
    lift: button({
      schema: liftLockOutSchema,
      run: ({ actor }, value) => liftLockOut(actor, value),
      next: (_press, lifted) => ({ show: { rows: null, lifted } }),
      async refused({ actor }, problem, form) {
        const sought = lockOutSearchSchema.safeParse({ contact: form.get("contact") });
        if (problem.status !== 422 || !sought.success) return undefined;
        const rows = await findLockOuts(actor, sought.data.contact);
        return { show: { rows, lifted: null }, errors: problem.fieldErrors ?? {} };
      },
    }),
  },
  { maxBytes: 8 * 1024 },
);
