import { Outlet, useRouteError } from "react-router";
import { getActor } from "#app/core/request-context.ts";
import { RememberSession } from "#app/features/identity/components/remember-session.tsx";
import { findSessionHint } from "#app/features/identity/server/find-session-hint.server.ts";
import type { Route } from "./+types/portal-layout";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";

/** Behind a sign-in the server knows who it is: the header's hint is set, or removed, from here. */
export async function loader({ context }: Route.LoaderArgs) {
  return { hint: await findSessionHint(await getActor(context)) };
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell slim>
      <RememberSession hint={loaderData.hint} />
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell slim>
      <ErrorPage error={useRouteError()} />
    </Shell>
  );
}
