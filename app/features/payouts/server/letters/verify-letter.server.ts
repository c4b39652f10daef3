import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { formatDate, istDate, monthName } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { isSignedBy } from "#app/core/secrets/signing-key.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { letterNumber, letterParts, letterText, readMark } from "../../award-letter.ts";
import { letterKey } from "./letter-key.server.ts";

export type VerifiedLetter =
  | { readonly verdict: "wrong" | "unknown" | "forged" }
  /** Without the code's mark: that there is one, and nothing of what it says. */
  | { readonly verdict: "there" | "ended"; readonly number: string; readonly month: string }
  | { readonly verdict: "good" | "changed" | "over"; readonly number: string; readonly says: LetterSays };

/** Only for who holds the letter: its mark is signed over these. */
export interface LetterSays {
  readonly name: string;
  readonly scholarship: string;
  readonly payer: string;
  readonly amount: string;
  readonly day: string;
  readonly paidOn: string | null;
}

/** For whoever is shown a letter: is it true, and does it still stand? */
export async function verifyLetter(
  typed: string,
  mark: string | null,
  language: Language,
): Promise<VerifiedLetter> {
  const parts = letterParts(typed);
  if (!parts) return { verdict: "wrong" };
  const found = await find(parts.serial);
  const number = found && letterNumber({ serial: parts.serial, awardedAt: found.row.createdAt });
  if (!found || !number || Number(istDate(found.row.createdAt).slice(0, 4)) !== parts.year) {
    return { verdict: "unknown" };
  }
  const isOver = found.row.status === "released";
  if (mark === null) {
    const day = istDate(found.row.createdAt);
    const month = `${monthName(Number(day.slice(5, 7)), language)} ${day.slice(0, 4)}`;
    return { verdict: isOver ? "ended" : "there", number, month };
  }
  const read = readMark(mark);
  const name = found.answers.fullName?.value ?? "";
  const text = read && letterText({ number, name, amountPaise: read.amountPaise, day: read.day });
  const keys = await letterKey.all();
  if (!read || !text || !keys.some((key) => isSignedBy(key.publicKey, text, read.signature))) {
    return { verdict: "forged" };
  }
  const isSame = read.amountPaise === found.row.amountPaise;
  return {
    verdict: isOver ? "over" : isSame ? "good" : "changed",
    number,
    says: {
      name,
      scholarship: found.title,
      payer: found.payer ?? found.title,
      amount: formatMoney(paise(read.amountPaise)),
      day: formatDate(read.day, language),
      paidOn: found.row.status === "paid" && found.row.paidAt ? formatDate(found.row.paidAt, language) : null,
    },
  };
}

/** One that was offered at some time: before that there was no letter. */
async function find(serial: number) {
  const [found] = await database()
    .select({
      row: award,
      answers: application.answers,
      title: programme.title,
      payer: scholarship.provider,
    })
    .from(application)
    .innerJoin(award, eq(award.applicationId, application.id))
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(and(eq(application.serial, serial), isNull(application.erasedAt), isNotNull(award.acceptBy)));
  return found ?? null;
}
