import { Outlet, useLocation } from "react-router";
import { tabOfPath } from "#app/core/institute-tabs.ts";
import { getActor } from "#app/core/request-context.ts";
import { deskBadges } from "#app/features/identity/server/desk-badges.server.ts";
import { findInstituteDesk } from "#app/features/identity/server/find-institute-desk.server.ts";
import { InstituteBand } from "#app/ui/institute-band.tsx";
import type { Route } from "./+types/institute-layout";
import { ErrorPage } from "./error-page.tsx";

const applications = "/institute/applications";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const [desk, badges] = await Promise.all([findInstituteDesk(actor), deskBadges.count(actor)]);
  return { desk, pending: badges[applications] ?? 0 };
}

/** What waits may have changed with any step, and counting it is cheap. */
export const shouldRevalidate = () => true;

/** The pages behind the institute's dashboard: the same band and tabs as there, without its figures. */
function Band({ loaderData }: { loaderData: Route.ComponentProps["loaderData"] | undefined }) {
  const { pathname } = useLocation();
  if (!loaderData?.desk) return null;
  const { name, code, memberRole } = loaderData.desk;
  return (
    <InstituteBand
      title={<p className="portal__name">{name}</p>}
      line={`Institute ID ${code}. Signed in as ${memberRole}`}
      tab={tabOfPath(pathname)}
      pending={loaderData.pending}
    />
  );
}

export default function InstituteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Band loaderData={loaderData} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Band loaderData={loaderData} />
      <ErrorPage error={error} />
    </>
  );
}
