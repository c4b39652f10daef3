import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { RosterForm } from "../components/roster-form.tsx";
import { rosterNewActions } from "../server/roster/roster-new-actions.server.ts";
import type { Route } from "./+types/roster-new-page";

export async function loader({ context }: Route.LoaderArgs) {
  if (!(await getActor(context)).instituteId) throw notFound();
  return null;
}

export const action = rosterNewActions.action;

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
      <RosterForm values={{}} button="Add the student" answer={actionData} />
    </div>
  );
}
