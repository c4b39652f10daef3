import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { userContact } from "#app/db/schema/users.ts";
import type { Count } from "../otp/throttle.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";

/** Whoever has somebody's password can spend the tries of the second step, but not those of the owner's device. */
export async function secondFactorCount(userId: string, device: string | null | undefined): Promise<Count> {
  const contacts = await database()
    .select({ hash: userContact.valueHash, kind: userContact.kind })
    .from(userContact)
    .where(eq(userContact.userId, userId));
  const about = contacts.find(({ kind }) => kind === "email")?.hash ?? contacts[0]?.hash;
  const known = about ? knownDevice.idFor(device, about) : null;
  return {
    name: "second-factor-wrong",
    who: known ? `${userId} ${known}` : userId,
    ...(about && { about }),
  };
}
