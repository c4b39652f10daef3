import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { proveAndSpeakSchema, speakSchema } from "./institute-recovery-forms.ts";
import { resendStudentCode } from "./resend-student-code.server.ts";
import { speakForStudent } from "./speak-for-student.server.ts";

const here = ({ param }: Press, say: string) => ({ to: `/institute/lost-phones/${param("requestId")}`, say });

/** The buttons over one lost phone at her institute. */
export const instituteRecoveryActions = defineActions({
  confirm: button({
    schema: speakSchema,
    run: ({ actor, param }, { text }) =>
      speakForStudent.confirm(actor, { requestId: param("requestId"), text }),
    next: (press) => here(press, "spoken"),
  }),
  send: button({
    schema: proveAndSpeakSchema,
    run: ({ actor, param, clientAddress }, { text, otp }) =>
      speakForStudent.send(actor, { requestId: param("requestId"), text, otp, clientAddress }),
    next: (press) => here(press, "spoken"),
  }),
  resend: button({
    run: ({ actor, param, clientAddress }) => resendStudentCode(actor, param("requestId"), clientAddress),
    next: (press) => here(press, "resent"),
  }),
});
