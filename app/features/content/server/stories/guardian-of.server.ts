import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import type { AskedGuardian } from "#app/features/helpdesk/bookings/asked-guardian.ts";
import type { GuardianWords } from "#app/features/helpdesk/bookings/booked-answer.ts";
import { bookingMessages } from "#app/features/helpdesk/messages/booking.messages.server.ts";
import { needsGuardian } from "#app/features/identity/rules/guardian-rules.ts";
import { guardianWords } from "./guardian-words.server.ts";

/** What a booking form says about the age, and about who agrees. */
export interface GuardianAnswers {
  readonly phone: string;
  readonly age?: number;
  readonly under18?: "on" | undefined;
  readonly guardianPhone?: string | undefined;
  readonly guardianPhoneIsOwn?: "on" | undefined;
  readonly guardianLanguage?: Language | undefined;
}

type GuardianOf = {
  /** Of the fields to show; null for those who decide for themselves. */
  readonly words: GuardianWords | null;
  readonly refusal: string | null;
  readonly ask: AskedGuardian | null;
};

/** T35: under 18 by the form, by the box in it or by the registration, somebody else agrees. */
export async function guardianOf(actor: Actor, value: GuardianAnswers): Promise<GuardianOf> {
  const isMinor =
    value.under18 === "on" || (value.age !== undefined && value.age < 18) || (await isRegisteredMinor(actor));
  if (!isMinor) return { words: null, refusal: null, ask: null };
  const { needed, other } = bookingMessages[actor.language].guardian;
  const words = guardianWords(actor.language);
  const own = value.guardianPhoneIsOwn === "on";
  const asked = value.guardianPhone ?? (own ? value.phone : undefined);
  if (!asked) return { words, refusal: needed, ask: null };
  // A family's phone is common; that it is the parent's has to be said.
  if (asked === value.phone && !own) return { words, refusal: other, ask: null };
  return {
    words,
    refusal: null,
    ask: { phone: asked, language: value.guardianLanguage ?? actor.language },
  };
}

async function isRegisteredMinor({ studentId }: Actor): Promise<boolean> {
  if (!studentId) return false;
  const [row] = await database()
    .select({ birthDay: student.birthDay })
    .from(student)
    .where(eq(student.id, studentId));
  return Boolean(row?.birthDay && needsGuardian(row.birthDay));
}
