import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import type { MemberWork } from "#app/features/institutes/member-work.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { deskOf } from "./review-rows.server.ts";

/**
 * What would become of the review work if a member left (nobody, for how it stands now). The queue belongs to
 * the whole team, so no form leaves with anybody; only scores need enough people who may give them.
 */
export async function countMemberWork(actor: Actor, memberId: string | null): Promise<MemberWork> {
  const desk = deskOf(actor);
  reviewPermissions.assertCan(actor, "review.analyse", desk);
  const { rows } = await database().execute<{
    waiting: number;
    bulks: number;
    scores: number;
    unscorable: number;
  }>(sql`
    with leaver as (
      select c.user_id from institute_member m
      join user_contact c on c.kind = 'phone' and c.value_hash = m.phone_hash
      where m.id = ${memberId} and m.institute_id = ${desk.instituteId}
    ), left_over as (
      select m.member_role, c.user_id from institute_member m
      left join user_contact c on c.kind = 'phone' and c.value_hash = m.phone_hash
      where m.institute_id = ${desk.instituteId} and m.ended_at is null
        and m.id is distinct from ${memberId}::uuid
    ), pending as (
      select a.id, t.is_blind,
        case when jsonb_array_length(coalesce(t.rubric, '[]'::jsonb)) > 0 then t.reviewers_needed else 0 end as needed,
        (select count(*) from review_score r where r.application_id = a.id and r.voided_at is null) as given
      from application a
      join scholarship s on s.id = a.scholarship_id and s.owner_kind = 'institute'
        and s.owner_id = ${desk.instituteId}
      left join scholarship_terms t on t.scholarship_id = s.id
      where a.status in ('under_review', 'action_needed') and a.submitted_at is not null and a.erased_at is null
    )
    select (select count(*)::int from pending) as waiting,
      (select count(*)::int from bulk_decision b where b.status = 'waiting'
        and b.institute_id = ${desk.instituteId} and b.prepared_by in (select user_id from leaver)) as bulks,
      (select count(*)::int from pending p join review_score r on r.application_id = p.id
        and r.voided_at is null and r.reviewer_id in (select user_id from leaver)) as scores,
      (select count(*)::int from pending p where p.given + (select count(*) from left_over o
        where (o.member_role = 'reviewer' or (o.member_role = 'owner' and not p.is_blind))
          and not exists (select from review_score r where r.application_id = p.id
            and r.reviewer_id = o.user_id and r.voided_at is null)
          and not exists (select from review_conflict k where k.application_id = p.id
            and k.user_id = o.user_id)) < p.needed) as unscorable`);
  return rows[0] ?? { waiting: 0, bulks: 0, scores: 0, unscorable: 0 };
}
