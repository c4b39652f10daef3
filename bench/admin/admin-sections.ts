import { type SQL, sql } from "drizzle-orm";

export type Section = "users" | "agents" | "hospitals" | "policies" | "claims" | "payments" | "notifications";

interface Plain {
  readonly path: string;
  /** Up to the conditions; the list's own table is called "t". */
  readonly select: SQL;
  readonly table: SQL;
  /** What belongs to the list at all. */
  readonly base: SQL;
  /** The column the list is sorted by, newest first or (agents) from the first number on. */
  readonly by: SQL;
  readonly sort: string;
  readonly total: SQL;
  readonly more: readonly SQL[];
}

/** Each section as it opens: its rows, how many there are, and its cards. */
export function plainSections(today: string): Record<Section, Plain> {
  const month = `${today.slice(0, 7)}-01`;
  return {
    users: {
      path: "/admin/user-management",
      select: sql`select t.id, t.name, t.email_encrypted, t.phone_encrypted, t.plan, t.location, t.joined_on, t.covered_until from insured_user t`,
      table: sql`insured_user`,
      base: sql`t.deleted_at is null`,
      by: sql`t.joined_on`,
      sort: "joined_down",
      total: sql`select sum(users)::int as n from insured_user_day`,
      more: [
        sql`select sum(users), sum(users) filter (where covered_until >= ${today}::date),
          sum(users) filter (where joined_on >= ${month}::date) from insured_user_day`,
      ],
    },
    agents: {
      path: "/admin/agent-franchise",
      select: sql`select t.id, t.number, t.name, t.email_encrypted, t.phone_encrypted, t.region, t.monthly_target,
        t.commission_percent, t.status, coalesce(m.policies, 0) from insurance_agent t
        left join agent_month m on m.agent_number = t.number and m.month = ${month}::date`,
      table: sql`insurance_agent`,
      base: sql`t.deleted_at is null`,
      by: sql`t.number`,
      sort: "number_up",
      total: sql`select count(*)::int as n from insurance_agent where deleted_at is null`,
      more: [
        sql`select count(*), count(*) filter (where status = 'active'), avg(commission_percent) from insurance_agent where deleted_at is null`,
        sql`select a.name, m.policies * 100.0 / a.monthly_target as share from agent_month m
          join insurance_agent a on a.number = m.agent_number
          where m.month = ${month}::date and m.policies > 0 and a.deleted_at is null and a.status = 'active'
          order by 2 desc, a.number limit 1`,
      ],
    },
    hospitals: {
      path: "/admin/hospital-partners",
      select: sql`select t.id, t.name, t.phone, t.email, t.address, t.city, t.state, t.specialties, t.status from hospital_partner t`,
      table: sql`hospital_partner`,
      base: sql`t.deleted_at is null`,
      by: sql`t.created_at`,
      sort: "added_down",
      total: sql`select count(*)::int as n from hospital_partner where deleted_at is null`,
      more: [
        sql`select count(*), count(*) filter (where status = 'active'), count(*) filter (where status = 'pending'),
          count(distinct lower(city)) from hospital_partner where deleted_at is null`,
      ],
    },
    policies: {
      path: "/admin/policy-cards",
      select: sql`select t.id, t.card_number, t.customer_name, t.plan, t.premium_paise, t.valid_from, t.valid_to, a.name
        from policy t join insurance_agent a on a.number = t.agent_number`,
      table: sql`policy`,
      base: sql`t.deleted_at is null`,
      by: sql`t.valid_from`,
      sort: "from_down",
      total: sql`select sum(policies)::int as n from policy_day`,
      more: [
        sql`select sum(policies), sum(policies) filter (where valid_to >= ${today}::date), sum(premium_paise) from policy_day`,
        sql`select number, name from insurance_agent where deleted_at is null and status = 'active' order by number limit 1000`,
      ],
    },
    claims: {
      path: "/admin/claim-management",
      select: sql`select t.id, t.claim_number, t.claimed_on, t.customer_name, t.type, t.amount_paise, t.status, t.revision, h.name
        from claim t join hospital_partner h on h.id = t.hospital_id`,
      table: sql`claim`,
      base: sql`t.deleted_at is null`,
      by: sql`t.claimed_on`,
      sort: "date_down",
      total: sql`select sum(opened)::int as n from claim_day`,
      more: [sql`select status, sum(opened) from claim_day group by status`],
    },
    payments: {
      path: "/admin/payment-system",
      select: sql`select t.id, t.transaction_id, t.customer_name, t.amount_paise, t.refunded_paise, t.method, t.status, t.paid_on, a.name
        from insurance_payment t join insurance_agent a on a.number = t.agent_number`,
      table: sql`insurance_payment`,
      base: sql`true`,
      by: sql`t.paid_on`,
      sort: "date_down",
      total: sql`select sum(payments)::int as n from insurance_payment_day`,
      more: [
        sql`select sum(payments), sum(payments) filter (where status = 'success'),
          sum(amount_paise - refunded_paise) filter (where status = 'success') from insurance_payment_day`,
      ],
    },
    notifications: {
      path: "/admin/notifications",
      select: sql`select t.id, t.title, t.message, t.type, t.audience, t.priority, t.status, t.recipients, t.sent,
        t.delivered, t.opened, t.clicked, t.created_at from campaign t`,
      table: sql`campaign`,
      base: sql`t.deleted_at is null`,
      by: sql`t.created_at`,
      sort: "date_down",
      total: sql`select count(*)::int as n from campaign where deleted_at is null`,
      more: [
        sql`select sum(sent), sum(delivered), sum(opened), sum(clicked) from campaign where deleted_at is null`,
      ],
    },
  };
}
