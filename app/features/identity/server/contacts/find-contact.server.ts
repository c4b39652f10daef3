import { contactRow } from "./contact-row.server.ts";
import { readContactRow } from "./read-contact-row.server.ts";

/** The phone (ten digits) or e-mail address of an account, in the clear: to send to it or to show it to its owner. */
export async function findContact(userId: string, kind: "phone" | "email"): Promise<string | null> {
  const row = await readContactRow(userId, kind);
  return row ? contactRow.open(row) : null;
}
