import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { watchMessages } from "../lanes/watch-messages.server.ts";
import { notificationJobs } from "../outbox/message-jobs.server.ts";
import { queueMessage } from "../outbox/queue-message.server.ts";
import { confirmAddressActions } from "./confirm-address-actions.server.ts";
import { proofLink } from "./proof-link.server.ts";

useTestDatabase({ jobs: notificationJobs });
beforeEach(() => setEnv({ ...env(), isDemo: false, isProduction: true }));
afterEach(() => {
  useRealClock();
  setEnv(null);
});

const held = async (to: string) => {
  const queued = await inTransaction((tx) =>
    queueMessage(tx, {
      channel: "email",
      template: "enquiry-acknowledged",
      language: "en",
      to,
      proof: "needed",
      variables: { name: "Somebody", number: "ENQ-1", replyBy: "soon" },
      dedupeKey: newId(),
      subjectId: newId(),
    }),
  );
  return queued?.messageId ?? "";
};
const rowOf = async (id: string) => {
  const [row] = await database().select().from(outboundMessage).where(eq(outboundMessage.id, id));
  return row;
};
const tokenFor = (email: string) => new URL(proofLink.write(email)).searchParams.get("token") ?? "";

describe("X24: the page of the letter", () => {
  everyButton(confirmAddressActions, {
    async confirm(press) {
      const [mine, other] = [await held("Mine@example.org"), await held("other@example.org")];
      const token = tokenFor("mine@example.org");
      await expect(press(visitor, { token: "made-up" })).resolves.toEqual({
        to: "/confirm-address?done=old",
      });
      await expect(press(visitor, { token })).resolves.toEqual({ to: "/confirm-address?done=sent" });
      await expect(press(visitor, { token })).resolves.toEqual({ to: "/confirm-address?done=nothing" });
      expect(await rowOf(mine)).toMatchObject({ status: "queued", expiresAt: null });
      // Its own address only.
      expect(await rowOf(other)).toMatchObject({ status: "unproven", provenAt: null });
    },
  });

  it("after a week the button is dead, the words are wiped, and nothing was sent", async () => {
    const id = await held("silent@example.org");
    const token = tokenFor("silent@example.org");
    const late = addHours(now(), 8 * 24);
    setClock(late);
    await watchMessages();
    expect(await rowOf(id)).toMatchObject({
      status: "expired",
      bodyEncrypted: null,
      subjectEncrypted: null,
      sentAt: null,
    });
    expect(proofLink.read(token)).toBeNull();
  });
});
