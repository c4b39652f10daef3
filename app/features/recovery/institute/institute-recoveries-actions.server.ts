import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { askForStudent } from "./ask-for-student.server.ts";
import { studentWishSchema } from "./institute-recovery-forms.ts";

/** The button of the institute's lost phones: begin one for a student who stands there. */
export const instituteRecoveriesActions = defineActions({
  ask: button({
    schema: studentWishSchema,
    secret: ["birthDay"],
    run: ({ actor, clientAddress }, wish) => askForStudent(actor, { ...wish, clientAddress }),
    next: (_press, id) => `/institute/lost-phones/${id}`,
  }),
});
