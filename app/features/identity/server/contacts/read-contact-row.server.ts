import { and, eq } from "drizzle-orm";
import { builtRead } from "#app/db/built-read.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { userContact } from "#app/db/schema/users.ts";
import type { contactRow } from "./contact-row.server.ts";

type Kind = "phone" | "email";
type SealedContact = Parameters<typeof contactRow.open>[0];

const readRow = builtRead(["userId", "kind"], (db, { userId, kind }) =>
  db
    .select()
    .from(userContact)
    .where(and(eq(userContact.userId, userId), eq(userContact.kind, kind))),
);

/** Still sealed. The phone of who is signed in is known from the session's own read (O25). */
export const readContactRow = oncePerRequest(
  "contact-row",
  (userId: string, kind: Kind) => `${userId} ${kind}`,
  async (userId: string, kind: Kind): Promise<SealedContact | null> => {
    const [row] = await readRow({ userId, kind });
    return row ?? null;
  },
);
