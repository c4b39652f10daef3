import { sql } from "drizzle-orm";
import type { AwardPlace } from "../award-place.ts";
import { awardIsHeld } from "./award-is-held.server.ts";

/** An institute that pays by itself: its money never comes to our bank. */
const isPaidOutsideSql = sql<boolean>`exists (select from programme pp
  join scholarship_terms tt on tt.scholarship_id = pp.scholarship_id
  where pp.id = award.programme_id and pp.institute_id is not null and tt.money_source = 'institute_pays')`;

/**
 * The one place of an award, for a query that has the table `award` under its own name. One expression, so that
 * the desk's list, its counts and the batch mean the same thing.
 */
export const awardPlace = sql<AwardPlace>`(case award.status
  when 'waiting' then 'funds'
  when 'offered' then 'acceptance'
  when 'accepted' then case
    when ${awardIsHeld} then 'held'
    when ${isPaidOutsideSql} then 'institute'
    when exists (select from account_change ac where ac.award_id = award.id and ac.status = 'waiting') then 'account_look'
    when exists (select from application aa where aa.id = award.application_id and aa.account_encrypted is null) then 'account'
    else 'ready' end
  when 'in_payment' then case
    when exists (select from outside_payment op where op.award_id = award.id and op.status = 'disputed') then 'dispute'
    when exists (select from outside_payment op where op.award_id = award.id and op.status = 'recorded') then 'confirmation'
    when exists (select from payout po where po.award_id = award.id and po.status = 'sent') then 'bank'
    else 'approval' end
  when 'returned' then case
    when exists (select from account_change ac where ac.award_id = award.id and ac.status = 'waiting') then 'account_look'
    else 'returned' end
  else award.status end)`;
