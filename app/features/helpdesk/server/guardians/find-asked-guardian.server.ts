import { eq, sql } from "drizzle-orm";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bookingGuardian } from "#app/db/schema/helpdesk-bookings.ts";

export interface AskedGuardianView {
  readonly id: string;
  readonly phone: string;
  readonly language: Language;
  readonly answerBy: Date;
  /** A code was sent for this booking, and none for another one since: only then does a code belong to it. */
  readonly hasCode: boolean;
  readonly sentAt: Date | null;
}

/** Who was asked about a booking; null when nobody is, or nobody is any more. */
export async function findAskedGuardian(bookingId: string): Promise<AskedGuardianView | null> {
  const [row] = await database()
    .select()
    .from(bookingGuardian)
    .where(eq(bookingGuardian.bookingId, bookingId));
  if (!row?.phoneSealed || !row.phoneHash) return null;
  const [newest] = await database()
    .select({ id: bookingGuardian.id })
    .from(bookingGuardian)
    .where(eq(bookingGuardian.phoneHash, row.phoneHash))
    .orderBy(sql`${bookingGuardian.sentAt} desc nulls last`)
    .limit(1);
  return {
    id: row.id,
    phone: decryptField(row.phoneSealed, { table: "booking_guardian", column: "phone", rowId: row.id }),
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    answerBy: row.answerBy,
    hasCode: row.sentAt !== null && newest?.id === row.id,
    sentAt: row.sentAt,
  };
}
