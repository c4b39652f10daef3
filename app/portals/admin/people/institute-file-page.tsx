import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import type { Route } from "./+types/institute-file-page";
import { getInstituteFile } from "./get-institute-file.server.ts";
import { instituteFileActions } from "./institute-file-actions.server.ts";
import { PartnerFile } from "./partner-file.tsx";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  return {
    file: await getInstituteFile(await getActor(context), params.instituteId),
    done: url.searchParams.get("done"),
  };
}

export const action = instituteFileActions.action;
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.file.name ?? "Institute",
    description: "One institute, for the desk.",
    path: `/admin/institutes/${params.instituteId}`,
    indexed: false,
  });

export default function InstituteFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, done } = loaderData;
  return (
    <PartnerFile file={file} done={done} answer={actionData ?? null} here={`/admin/institutes/${file.id}`} />
  );
}
