import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { restoreStudent } from "#app/features/identity/suspension/restore-student.server.ts";
import { suspendStudent } from "#app/features/identity/suspension/suspend-student.server.ts";
import { restoreSchema, suspendStudentSchema } from "#app/features/identity/suspension/suspension-forms.ts";

const here = ({ param }: Press, say: string) => ({ to: `/admin/students/${param("studentId")}`, say });

export const studentFileActions = defineActions({
  suspend: button({
    schema: suspendStudentSchema,
    run: ({ actor, param }, value) => suspendStudent(actor, param("studentId"), value),
    next: (press) => here(press, "suspended"),
  }),
  restore: button({
    schema: restoreSchema,
    run: ({ actor, param }, value) => restoreStudent(actor, param("studentId"), value),
    next: (press) => here(press, "restored"),
  }),
});
