import { and, eq, isNull } from "drizzle-orm";
import { istDate, monthName } from "#app/core/clock.ts";
import { parsePublicNumber, publicNumber } from "#app/core/id.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";

export type VerifiedNumber =
  | { verdict: "wrong" | "unknown" }
  | { verdict: "due"; number: string }
  | { verdict: "good"; number: string; month: string };

/** For whoever is shown a card: is this number real? Nothing about the person is read. */
export async function verifyStudentNumber(typed: string, language: Language): Promise<VerifiedNumber> {
  const parts = parsePublicNumber(typed.slice(0, 60));
  if (parts?.prefix !== "SS") return { verdict: "wrong" };
  const number = publicNumber(parts.prefix, parts.year, parts.serial);
  const [row] = await database()
    .select({ status: registration.status, registeredAt: registration.registeredAt })
    .from(registration)
    .where(and(eq(registration.otrNumber, number), isNull(registration.erasedAt)));
  if (!row) return { verdict: "unknown" };
  if (row.status !== "registered" || !row.registeredAt) return { verdict: "due", number };
  const day = istDate(row.registeredAt);
  return {
    verdict: "good",
    number,
    month: `${monthName(Number(day.slice(5, 7)), language)} ${day.slice(0, 4)}`,
  };
}
