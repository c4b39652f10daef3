import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { addToLogScope } from "#app/core/requests/observing/log.server.ts";
import { languageFromCookies, pickLanguage } from "#app/core/words/i18n.ts";
import { findSession } from "./find-session.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";

/**
 * Who sends this request, by its session cookie. The server believes nothing else. Who helps a student is somebody
 * only at the addresses that let helpers in (`helpers` of the route table): elsewhere, and to the API, a visitor.
 */
export async function resolveActor(request: Request, { helpers = false } = {}): Promise<Actor> {
  const language = pickLanguage({
    query: new URL(request.url).searchParams.get("lang"),
    cookie: languageFromCookies(request.headers.get("cookie")),
    acceptLanguage: request.headers.get("accept-language"),
  });
  const token = sessionCookie.read(request, "session");
  const found = token ? await findSession(token) : null;
  const isOpen = found && (!found.helper || (helpers && found.studentId));
  addToLogScope({ role: isOpen ? found.role : visitor.role });
  if (!isOpen) return { ...visitor, language };
  return {
    role: found.role,
    userId: found.userId,
    sessionId: found.sessionId,
    studentId: found.studentId ?? undefined,
    ...(found.helper && { helper: found.helper }),
    instituteId: found.instituteId ?? undefined,
    memberRole: found.memberRole ?? undefined,
    staffRoles: found.role === "admin" ? found.staffRoles : undefined,
    ...(found.role === "admin" && found.limit && { limit: found.limit }),
    organisationId: found.organisationId ?? undefined,
    teamRole: found.teamRole ?? undefined,
    name: found.name ?? undefined,
    language,
  };
}
