import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { newId } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { session } from "#app/db/schema/sessions.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { actorOf, freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { liveSessionsActions } from "./live-sessions-actions.server.ts";

useTestDatabase();
useIdentityWorld();

async function signedIn(): Promise<string> {
  const { sessionId } = await actorOf(await signInByPhone(freshPhone()));
  if (!sessionId) throw new Error("no session");
  return sessionId;
}
const endedAt = async (id: string) =>
  (await database().select().from(session).where(eq(session.id, id)))[0]?.endedAt;

describe("the buttons of the list of sessions", () => {
  everyButton(liveSessionsActions, {
    async end(press) {
      const sessionId = await signedIn();
      const claims = {
        ...(await makePortalPerson("admin", "Claims Clerk")),
        staffRoles: ["claims" as const],
      };
      await expect(press(claims, { sessionId })).resolves.toMatchObject({ status: 403 });
      await press(await makePortalPerson("admin", "Guard"), { sessionId });
      expect(await endedAt(sessionId)).toBeInstanceOf(Date);
    },
    async end_many(press) {
      const guard = await makePortalPerson("admin", "Guard of Many");
      const [one, other] = [await signedIn(), await signedIn()];
      const ids = [one, other, newId()];
      // Asked first, with the devices; nobody is signed out yet.
      await expect(press(guard, { ids })).resolves.toMatchObject({
        answer: { shown: { asks: { question: "End 3 sessions? They have to sign in again." } } },
      });
      expect(await endedAt(one)).toBeNull();
      await expect(press(guard, { ids, sure: "yes" })).resolves.toMatchObject({
        answer: {
          shown: { did: { said: "2 sessions ended.", done: [{ id: one }, { id: other }], refused: [{}] } },
        },
      });
      expect(await endedAt(other)).toBeInstanceOf(Date);
      const audited = await database()
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `session:${one}`));
      expect(audited.map(({ event, actorId }) => [event, actorId])).toContainEqual([
        "session.ended",
        guard.userId,
      ]);
    },
  });
});
