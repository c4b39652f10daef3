import { sql } from "drizzle-orm";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import type { AccountFacts, ClaimFacts, FraudFacts, IdentityFacts } from "../../fraud/fraud-rules.ts";

/** How far back claims are compared. */
const lookBackDays = 180;

/**
 * The rows a rule could say something about, and no others: of a million policies a few hundred. The rules
 * themselves decide; here is only what cannot be seen from one row (how often, how many).
 */
export async function readFraudFacts(): Promise<FraudFacts> {
  const today = istDate(now());
  const since = addIstDays(today, -lookBackDays);
  const claims = await database().execute<ClaimFacts & Record<string, unknown>>(sql`
    with recent as (
      select c.id, c.claim_number, c.customer_name, c.type, c.amount_paise, c.hospital_id, c.policy_id,
        c.treated_on, c.claimed_on,
        count(*) over (partition by c.hospital_id, c.amount_paise) as bills,
        count(*) over (partition by c.policy_id) as uses
      from claim c where c.deleted_at is null and c.claimed_on between ${since}::date and ${today}::date
    )
    select r.id, r.claim_number as "claimNumber", r.customer_name as "customerName", r.type,
      r.amount_paise::float8 as "amountPaise", r.hospital_id as "hospitalId", h.name as "hospitalName",
      r.policy_id as "policyId", p.card_number as "cardNumber", r.treated_on::text as "treatedOn",
      r.claimed_on::text as "claimedOn", p.valid_from::text as "validFrom", p.valid_to::text as "validTo"
    from recent r join policy p on p.id = r.policy_id join hospital_partner h on h.id = r.hospital_id
    where r.bills > 2 or r.uses > 2 or r.treated_on > r.claimed_on or r.treated_on <= p.valid_from + 15
      or r.treated_on > p.valid_to`);
  const identities = await database().execute<IdentityFacts & Record<string, unknown>>(sql`
    select id, name, aadhaar_hash as "aadhaarHash", aadhaar_last_four as "lastFour" from insured_user
    where deleted_at is null and aadhaar_hash in (
      select aadhaar_hash from insured_user where deleted_at is null group by aadhaar_hash having count(*) > 1)`);
  const accounts = await database().execute<AccountFacts & Record<string, unknown>>(sql`
    with uses as (
      select payee_account_hash as hash, coalesce(payee_last_four, '') as last_four, customer_name as holder,
        claim_number as reference, id as claim_id, false as is_agent
      from claim where deleted_at is null and payee_account_hash is not null
        and claimed_on between ${since}::date and ${today}::date
      union all
      select bank_account_hash, bank_last_four, name, 'Agent ' || number, null::uuid, true
      from insurance_agent where deleted_at is null
    )
    select hash as "accountHash", last_four as "lastFour", holder, reference, claim_id as "claimId",
      is_agent as "isAgent" from uses
    where hash in (select hash from uses group by hash having count(distinct holder) > 1)
    order by reference`);
  return { claims: claims.rows, identities: identities.rows, accounts: accounts.rows };
}
