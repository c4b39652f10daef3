import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { type ManyNames, manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import { tickedIds } from "#app/core/forms/ticked-rows.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser } from "#app/db/schema/users.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { sessionStepSchema } from "../../staff/security-forms.ts";
import { endAnySession } from "./end-any-session.server.ts";

/** The buttons of the list of everybody who is signed in. */
export const liveSessionsActions = defineActions({
  end: button({
    schema: sessionStepSchema,
    run: ({ actor }, { sessionId }) => endAnySession(actor, sessionId),
    next: { to: "/admin/security-roles/sessions", say: "ended" },
  }),
  end_many: manyButton({
    schema: z.object({ ids: tickedIds }),
    names: ({ actor }, rows) => nameSessions(actor, rows),
    asks: (count) => ({
      question: `End ${counted(count, "session")}? They have to sign in again.`,
      confirm: "End them",
    }),
    step: ({ actor }, { id }) => endAnySession(actor, id),
    said: (count) => `${counted(count, "session")} ended.`,
  }),
});

async function nameSessions(actor: Actor, ticked: readonly { id: string }[]): Promise<ManyNames> {
  securityPermissions.assertCan(actor, "security.end_session");
  const ids = ticked.map(({ id }) => id);
  const rows = await database()
    .select({ id: session.id, name: appUser.name, device: session.device })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(inArray(session.id, ids));
  return new Map(
    rows.map(({ id, name, device }) => [id, { name: `${name ?? "Somebody without a name yet"}, ${device}` }]),
  );
}
