import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { getActor } from "#app/core/request-context.ts";
import { RememberSession } from "#app/features/identity/components/remember-session.tsx";
import { deskBadges } from "#app/features/identity/server/desk-badges.server.ts";
import { findSessionHint } from "#app/features/identity/server/find-session-hint.server.ts";
import type { Route } from "./+types/admin-layout";
import { AdminRail } from "./admin-rail.tsx";
import { AdminTop } from "./admin-top.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";

/** Before the sign-in at /admin there is no sidebar to show. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const [hint, badges] = await Promise.all([findSessionHint(actor), deskBadges.count(actor)]);
  return { hint, desk: actor.role === "admin" ? { name: actor.name ?? "Super Admin", badges } : null };
}

/** What waits may have changed with any step, and counting it is cheap. */
export const shouldRevalidate = () => true;

type Desk = { name: string; badges: Record<string, number> } | null | undefined;

function DeskShell({ desk, children }: { desk: Desk; children: ReactNode }) {
  if (!desk) return <Shell slim>{children}</Shell>;
  return (
    <Shell slim rail={<AdminRail {...desk} />}>
      <AdminTop unread={desk.badges["/admin/notifications"] ?? 0} />
      {children}
    </Shell>
  );
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <DeskShell desk={loaderData.desk}>
      <RememberSession hint={loaderData.hint} />
      <Outlet />
    </DeskShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <DeskShell desk={loaderData?.desk}>
      <ErrorPage error={error} />
    </DeskShell>
  );
}
