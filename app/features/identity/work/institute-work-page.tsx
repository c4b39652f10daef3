import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import type { Route } from "./+types/institute-work-page";
import { instituteWorkActions } from "./institute-work-actions.server.ts";
import { readWorkPage } from "./read-work-page.server.ts";
import { WorkPageBody } from "./work-page-body.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  return readWorkPage(await getActor(context), url);
}

export const action = instituteWorkActions.action;
/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "What waits",
    description: "What waits at this desk, and who has it.",
    path: "/institute/work",
    indexed: false,
  });

export default function InstituteWorkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <WorkPageBody page={loaderData} answer={actionData ?? null} />;
}
