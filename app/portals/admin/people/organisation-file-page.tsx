import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import type { Route } from "./+types/organisation-file-page";
import { getOrganisationFile } from "./get-organisation-file.server.ts";
import { organisationFileActions } from "./organisation-file-actions.server.ts";
import { PartnerFile } from "./partner-file.tsx";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  return {
    file: await getOrganisationFile(await getActor(context), params.organisationId),
    done: url.searchParams.get("done"),
  };
}

export const action = organisationFileActions.action;
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.file.name ?? "Organisation",
    description: "One organisation, for the desk.",
    path: `/admin/organisations/${params.organisationId}`,
    indexed: false,
  });

export default function OrganisationFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, done } = loaderData;
  return (
    <PartnerFile
      file={file}
      done={done}
      answer={actionData ?? null}
      here={`/admin/organisations/${file.id}`}
    />
  );
}
