import { data, redirect } from "react-router";
import { notFound } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { RosterForm } from "../components/roster-form.tsx";
import { readRosterForm } from "../server/read-roster-form.server.ts";
import { saveRosterStudent } from "../server/save-roster-student.server.ts";
import type { Route } from "./+types/roster-new-page";

export async function loader({ context }: Route.LoaderArgs) {
  if (!(await getActor(context)).instituteId) throw notFound();
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = readRosterForm.values(await readFormData(request, 16 * 1024));
  try {
    const id = await saveRosterStudent(await getActor(context), null, values);
    return redirect(`/institute/students/${id}`);
  } catch (error) {
    return data({ errors: readRosterForm.errors(error), values }, { status: 422 });
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Add a student",
    description: "One more on your roll.",
    path: "/institute/students/new",
    indexed: false,
  });

export default function RosterNewPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-16">
      <PageHead
        back={{ href: "/institute/dashboard?tab=students", label: "Students" }}
        title="Add a student"
      />
      <RosterForm
        values={actionData?.values ?? {}}
        errors={actionData?.errors ?? {}}
        button="Add the student"
        answer={actionData}
      />
    </div>
  );
}
