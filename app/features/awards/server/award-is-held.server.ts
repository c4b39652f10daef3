import { sql } from "drizzle-orm";

/** The desk put somebody on hold: the student's account, or the giver or institute whose money it is. */
export const awardIsHeld = sql<boolean>`exists (select from suspension su where su.restored_at is null and (
  (su.kind = 'account' and su.subject_id = (select st.user_id from student st where st.id = award.student_id))
  or (su.kind in ('organisation', 'institute') and su.subject_id in (
    select unnest(array[pp.organisation_id, pp.institute_id]) from programme pp where pp.id = award.programme_id))))`;
