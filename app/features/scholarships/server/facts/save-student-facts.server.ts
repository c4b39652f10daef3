import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { profileSchema } from "../../eligibility/profile.ts";
import { encodeProfile } from "../../eligibility/rule-encoding.ts";
import { insertJson } from "../catalogue/insert-json.server.ts";

export interface StudentFacts {
  readonly studentId: string;
  readonly userId: string;
  readonly profile: Profile;
}

/**
 * Keeps what is known of students for matching, in the transaction that learns it. The rooms that collect the
 * answers (registration, profile) call it and answer for the right to do so.
 */
export async function saveStudentFacts(tx: Tx, students: readonly StudentFacts[]): Promise<void> {
  const updatedAt = now();
  const rows = students.map(({ studentId, userId, profile }) => {
    const checked = profileSchema.parse(profile);
    return { studentId, userId, ...encodeProfile(checked), profile: checked, updatedAt };
  });
  await insertJson(tx, studentFacts, rows, {
    onConflict: sql`on conflict (student_id) do update set level = excluded.level, study_year = excluded.study_year,
      state = excluded.state, traits_yes = excluded.traits_yes, traits_no = excluded.traits_no,
      fields = excluded.fields, income_from = excluded.income_from, income_to = excluded.income_to,
      marks = excluded.marks, birth_day = excluded.birth_day, institution = excluded.institution,
      answers_yes = excluded.answers_yes, answers_no = excluded.answers_no, profile = excluded.profile,
      updated_at = excluded.updated_at`,
  });
}
