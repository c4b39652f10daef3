import type { ComponentProps, ReactNode } from "react";
import { Outlet } from "react-router";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { deskAccessContext, getActor, languageContext } from "#app/core/requests/request-context.ts";
import { RememberSession } from "#app/features/identity/components/remember-session.tsx";
import { findSessionHint } from "#app/features/identity/server/sessions/find-session-hint.server.ts";
import {
  type StudentStrip as Strip,
  studentStrip,
} from "#app/features/identity/server/students/student-strip.server.ts";
import deskKitUrl from "#app/ui/styles/desk-kit.css?url";
import type { Route } from "./+types/portal-layout";
import { AdminFrame } from "./desk/admin-frame.tsx";
import { type Desk, readDesk } from "./desk/read-desk.server.ts";
import { RoomFrame } from "./desk/room-frame.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";
import { StudentStripView } from "./student-strip-view.tsx";
import { usePageLanguage } from "./use-page-language.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskKitUrl }];

/** Behind a sign-in the server knows who it is: the header's hint is set, or removed, from here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const [hint, desk, student] = await Promise.all([
    findSessionHint(actor),
    readDesk(actor, url, context.get(deskAccessContext)(actor)),
    actor.role === "student"
      ? studentStrip.get().read(actor, url.pathname, context.get(languageContext))
      : null,
  ]);
  return { hint, desk, student };
}

/** What waits may have changed with any step, and counting it is cheap; a row opened beside its list is no step. */
export const shouldRevalidate = isFreshNeeded;

type FrameProps = {
  desk: Desk | null | undefined;
  student: Strip | null | undefined;
  lang?: ComponentProps<typeof Shell>["lang"];
  children: ReactNode;
};

/** Whoever works here stands in their own desk's frame, on every page behind a sign-in; before it there is none. */
function Frame({ desk, student, lang, children }: FrameProps) {
  if (desk?.room === "admin") return <AdminFrame {...{ desk, lang, children }} />;
  if (desk) return <RoomFrame {...{ desk, lang, children }} />;
  return (
    <Shell slim={!student} strip={student && <StudentStripView {...student} />} lang={lang}>
      {children}
    </Shell>
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
