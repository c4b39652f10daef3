import { desc } from "drizzle-orm";
import { database } from "../opening/client.server.ts";
import { auditSeal } from "../schema/audit.ts";

/** The last seal over the audit log: what is printed and mailed, so that it is known outside too (T58). */
export async function findNewestSeal(): Promise<typeof auditSeal.$inferSelect | null> {
  const [seal] = await database().select().from(auditSeal).orderBy(desc(auditSeal.seq)).limit(1);
  return seal ?? null;
}
