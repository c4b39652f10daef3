import { and, asc, eq, inArray } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { sweepOf } from "#app/core/state-machine.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { letterSubscriber, mockAttempt } from "#app/db/schema/content.ts";
import { letterMachine } from "../../letter-status.ts";
import { marksText } from "../../mock-tests/mock-marking.ts";

interface Reader {
  readonly userId: string;
  readonly emails: readonly string[];
}

function hashesOf({ emails }: Reader): string[] {
  return emails.map((email) => lookupHash("contact:email", email.trim().toLowerCase()));
}

/** Mock tests taken while signed in, and whether letters go to their addresses (T36). */
async function collect(reader: Reader): Promise<unknown> {
  const tries = await database()
    .select()
    .from(mockAttempt)
    .where(eq(mockAttempt.userId, reader.userId))
    .orderBy(asc(mockAttempt.startedAt));
  const hashes = hashesOf(reader);
  const letters = hashes.length
    ? await database()
        .select({ status: letterSubscriber.status, since: letterSubscriber.createdAt })
        .from(letterSubscriber)
        .where(inArray(letterSubscriber.emailHash, hashes))
    : [];
  return {
    mockTests: tries.map(({ testId, startedAt, scoreHundredths, answers }) => ({
      test: testId,
      startedAt: formatDateTime(startedAt),
      marks: scoreHundredths === null ? null : marksText(scoreHundredths),
      answers,
    })),
    letters: letters.map(({ status, since }) => ({ status, since: formatDateTime(since) })),
  };
}

async function erase(tx: Tx, reader: Reader): Promise<void> {
  await tx.delete(mockAttempt).where(eq(mockAttempt.userId, reader.userId));
  const hashes = hashesOf(reader);
  if (hashes.length === 0) return;
  const { from, to } = sweepOf(letterMachine, "erase", systemActor);
  await tx
    .update(letterSubscriber)
    .set({ status: to, emailSealed: null, leftAt: now() })
    .where(and(inArray(letterSubscriber.emailHash, hashes), inArray(letterSubscriber.status, from)));
}

/** In the shape in which the identity room collects and erases (OwnDataRoom). */
export const readerOwnData = { name: "mock-tests-and-letters", collect, erase };
