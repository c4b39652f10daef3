import type { ComponentProps, ReactNode } from "react";
import { Outlet } from "react-router";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { RememberSession } from "#app/features/identity/components/remember-session.tsx";
import { readDeskViews } from "#app/features/identity/lists/read-desk-views.server.ts";
import { findSessionHint } from "#app/features/identity/server/sessions/find-session-hint.server.ts";
import { findInstituteDesk } from "#app/features/identity/server/sign-in/find-institute-desk.server.ts";
import { deskBadges } from "#app/features/identity/server/staff/desk-badges.server.ts";
import {
  type StudentStrip as Strip,
  studentStrip,
} from "#app/features/identity/server/students/student-strip.server.ts";
import deskKitUrl from "#app/ui/styles/desk-kit.css?url";
import type { Route } from "./+types/portal-layout";
import type { Finder } from "./desk/desk-palette.tsx";
import { DeskShell } from "./desk/desk-shell.tsx";
import type { DeskViews } from "./desk/list-tools.tsx";
import { paletteActions } from "./desk/palette-actions.ts";
import { type RoomDesk, RoomRail } from "./desk/room-rail.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";
import { StudentStripView } from "./student-strip-view.tsx";
import { usePageLanguage } from "./use-page-language.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskKitUrl }];

/** Behind a sign-in the server knows who it is: the header's hint is set, or removed, from here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const [hint, desk, views, student] = await Promise.all([
    findSessionHint(actor),
    findDesk(actor),
    readDeskViews(actor, url),
    actor.role === "student"
      ? studentStrip.get().read(actor, url.pathname, context.get(languageContext))
      : null,
  ]);
  return { hint, desk: desk && { ...desk, views }, student };
}

/** What waits may have changed with any step, and counting it is cheap; a row opened beside its list is no step. */
export const shouldRevalidate = isFreshNeeded;

/** Who works here has a desk; a student, a visitor and a phone that speaks for no institute do not. */
async function findDesk(actor: Actor): Promise<RoomDesk | null> {
  if (isGiver(actor.role)) {
    return { room: actor.role, name: actor.name ?? null, line: null, pending: 0, memberRole: null };
  }
  if (actor.role !== "institute") return null;
  const [institute, badges] = await Promise.all([findInstituteDesk(actor), deskBadges.count(actor)]);
  if (!institute) return null;
  return {
    room: "institute",
    name: institute.name,
    line: `Institute ID ${institute.code}. Signed in as ${institute.memberRole}`,
    pending: badges["/institute/applications"] ?? 0,
    unread: badges["/institute/inbox"] ?? 0,
    memberRole: institute.memberRole,
  };
}

const finder: Finder = { action: "/institute/find", words: "a name or a number" };
const roomNames = { institute: "Institute desk", donor: "Donor desk", csr: "CSR desk" } as const;

type FrameProps = {
  desk: (RoomDesk & { views: DeskViews }) | null | undefined;
  student?: Strip | null | undefined;
  lang?: ComponentProps<typeof Shell>["lang"];
  children: ReactNode;
};

function Frame({ desk, student, lang, children }: FrameProps) {
  if (!desk) {
    return (
      <Shell slim={!student} strip={student && <StudentStripView {...student} />} lang={lang}>
        {children}
      </Shell>
    );
  }
  return (
    <DeskShell
      room={roomNames[desk.room]}
      finder={desk.room === "institute" ? finder : null}
      actions={paletteActions[desk.room].filter(
        ({ members }) => !members || members.includes(desk.memberRole ?? ""),
      )}
      views={desk.views}
      rail={<RoomRail {...desk} />}
      lang={lang}
    >
      {children}
    </DeskShell>
  );
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame desk={loaderData.desk} student={loaderData.student} lang={usePageLanguage()}>
      <RememberSession hint={loaderData.hint} />
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame desk={loaderData?.desk} student={loaderData?.student}>
      <ErrorPage error={error} />
    </Frame>
  );
}
