import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { personName } from "#app/core/forms/india-fields.ts";
import { loginMessages } from "../../messages/login.messages.server.ts";
import { safeNext } from "../../safe-next.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import { addStudent } from "./add-student.server.ts";
import { chooseStudent } from "./choose-student.server.ts";

const next = z.string().max(500).optional();

/** A form that was kept comes first, then where they wanted to go. */
const goOn = ({ request }: Press, _done: unknown, value: { next?: string | undefined }) =>
  request && sessionCookie.read(request, "parked")
    ? "/login/resume"
    : (safeNext(value.next) ?? "/student/dashboard");

/** The buttons of /login/student. */
export const chooseStudentActions = defineActions({
  choose: button({
    schema: z.object({ studentId: z.string().max(40), next }),
    run: ({ actor }, { studentId }) => chooseStudent(actor, studentId),
    next: goOn,
  }),
  add: button({
    schema({ language }) {
      const { nameNeeded, nameLetters } = loginMessages[language].students;
      return z.object({ name: personName({ required: nameNeeded, invalid: nameLetters }), next });
    },
    run: async ({ actor }, { name }) => chooseStudent(actor, await addStudent(actor, name)),
    next: goOn,
    // The phone serves as many as it may.
    refused: (_press, { status }) => (status === 409 ? { show: { isFull: true } } : undefined),
  }),
});
