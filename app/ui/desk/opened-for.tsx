import { useMatches } from "react-router";
import { studentField } from "#app/core/forms/student-field.ts";

/** In a form that writes for a student: whom its page was opened for, as the page's own data say (`openedFor`). */
export function OpenedFor() {
  const student = useMatches()
    .map(({ loaderData }) => (loaderData as { openedFor?: string } | undefined)?.openedFor)
    .findLast((openedFor) => openedFor !== undefined);
  return <input type="hidden" name={studentField} value={student ?? ""} />;
}
