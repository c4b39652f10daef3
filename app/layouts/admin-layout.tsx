import type { ComponentProps, ReactNode } from "react";
import { Outlet } from "react-router";
import { findAddresses } from "#app/core/find/find-addresses.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { limitWords } from "#app/core/portals/staff-limit.ts";
import { staffRoleWords } from "#app/core/portals/staff-roles.ts";
import { deskAccessContext, getActor } from "#app/core/requests/request-context.ts";
import { DeskOpen } from "#app/features/identity/components/desk-open.tsx";
import { RememberSession } from "#app/features/identity/components/remember-session.tsx";
import { readDeskViews } from "#app/features/identity/lists/read-desk-views.server.ts";
import { findSessionHint } from "#app/features/identity/server/sessions/find-session-hint.server.ts";
import { deskBadges } from "#app/features/identity/server/staff/desk-badges.server.ts";
import deskKitUrl from "#app/ui/styles/desk-kit.css?url";
import type { Route } from "./+types/admin-layout";
import { AdminRail } from "./desk/admin-rail.tsx";
import { adminSections, scholarshipDesk } from "./desk/admin-sections.ts";
import { AdminTools, AdminTop } from "./desk/admin-top.tsx";
import { DeskShell } from "./desk/desk-shell.tsx";
import type { DeskViews } from "./desk/list-tools.tsx";
import type { Finder } from "./desk/palette/find-as-typed.ts";
import { paletteActions } from "./desk/palette/palette-actions.ts";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";
import { usePageLanguage } from "./use-page-language.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskKitUrl }];

/** Before the sign-in at /admin there is no sidebar to show. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const { open, mayAct } = context.get(deskAccessContext);
  const [hint, badges, views] = await Promise.all([
    findSessionHint(actor),
    deskBadges.count(actor, open),
    readDeskViews(actor, url),
  ]);
  if (actor.role !== "admin") return { hint, desk: null };
  const roles = (actor.staffRoles ?? []).map((role) => staffRoleWords[role].label).join(", ");
  const work = actor.limit ? `${roles} · ${limitWords(actor.limit)}` : roles;
  return { hint, desk: { name: actor.name ?? "Somebody", roles: work, badges, open, mayAct, views } };
}

/** What waits may have changed with any step, and counting it is cheap; a row opened beside its list is no step. */
export const shouldRevalidate = isFreshNeeded;

type Desk =
  | {
      name: string;
      roles: string;
      badges: Record<string, number>;
      open: readonly string[];
      mayAct: boolean;
      views: DeskViews;
    }
  | null
  | undefined;

const finder: Finder = {
  action: findAddresses.admin,
  words: "a name, a phone number or any number",
  page: findAddresses.admin,
};

type FrameProps = { desk: Desk; lang?: ComponentProps<typeof Shell>["lang"]; children: ReactNode };

function Frame({ desk, lang, children }: FrameProps) {
  if (!desk) {
    return (
      <Shell slim lang={lang}>
        {children}
      </Shell>
    );
  }
  const unread = desk.badges["/admin/inbox"] ?? 0;
  return (
    <DeskOpen value={{ open: desk.open, badges: desk.badges, pages: pagesOf(desk.open) }}>
      <DeskShell
        room="Admin desk"
        finder={desk.open.includes("/admin/find") ? finder : null}
        actions={desk.mayAct ? paletteActions.admin.filter(({ page }) => desk.open.includes(page ?? "")) : []}
        views={desk.views}
        rail={<AdminRail {...desk} />}
        lang={lang}
        tools={<AdminTools unread={unread} open={desk.open} />}
      >
        <AdminTop />
        {/* Who may only read sees no form that would be refused; the guard refuses it all the same. */}
        {desk.mayAct ? children : <div className="only-read">{children}</div>}
      </DeskShell>
    </DeskOpen>
  );
}

function pagesOf(open: readonly string[]) {
  return [...adminSections, ...scholarshipDesk].filter(({ href }) => open.includes(href));
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame desk={loaderData.desk} lang={usePageLanguage()}>
      <RememberSession hint={loaderData.hint} />
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame desk={loaderData?.desk}>
      <ErrorPage error={error} />
    </Frame>
  );
}
