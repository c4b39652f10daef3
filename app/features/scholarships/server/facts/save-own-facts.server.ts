import { eq } from "drizzle-orm";
import { isIstDay } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { student } from "#app/db/schema/students.ts";
import { needsGuardian } from "#app/features/identity/rules/guardian-rules.ts";
import { findGuardianConsent } from "#app/features/identity/server/consents/find-guardian-consent.server.ts";
import { recordConsent } from "#app/features/identity/server/consents/record-consent.server.ts";
import { type OwnFacts, profileOfOwnFacts, withOwnFacts } from "../../eligibility/own-facts.ts";
import { keptProfileSchema, profileSchema } from "../../eligibility/profile.ts";
import { factsMessages } from "../../messages/facts.messages.server.ts";
import { requireStudent } from "./require-student.server.ts";
import { saveStudentFacts } from "./save-student-facts.server.ts";

/**
 * What a student says of herself for matching (P1): social group, minority, disability, field of study, family.
 * `asked` are the questions the form held; those left empty are unknown again. Pressing the button is the consent
 * to be matched, since these answers serve nothing else; withdrawing it forgets them.
 */
export async function saveOwnFacts(actor: Actor, facts: OwnFacts, asked: readonly string[]): Promise<void> {
  const studentId = requireStudent(actor);
  const { userId } = actor;
  if (!userId) throw unauthenticated();
  await inTransaction(async (tx) => {
    const [person] = await tx.select().from(student).where(eq(student.id, studentId)).for("update");
    if (!person || person.userId !== userId) throw unauthenticated();
    const birthDay = facts.dateOfBirth ?? person.birthDay;
    if (
      birthDay &&
      isIstDay(birthDay) &&
      needsGuardian(birthDay) &&
      !(await findGuardianConsent(studentId))
    ) {
      throw invalid({ "": ["guardian"] });
    }
    const [row] = await tx
      .select({ profile: studentFacts.profile })
      .from(studentFacts)
      .where(eq(studentFacts.studentId, studentId));
    const before = keptProfileSchema.safeParse(row?.profile ?? {}).data ?? {};
    const profile = profileSchema.parse(withOwnFacts(before, profileOfOwnFacts(facts), asked));
    const { language } = actor;
    await recordConsent(actor, {
      purpose: "profile_matching",
      language,
      words: factsMessages[language].agree,
    });
    await saveStudentFacts(tx, [{ studentId, userId, profile }]);
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "profile.facts_saved",
      subject: `student:${studentId}`,
      // Which were answered, never what: some of them are nobody's business.
      details: { answered: Object.keys(profile).length },
    });
  });
}
