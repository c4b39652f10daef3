import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

const plan = () => text("plan", { enum: ["basic", "standard", "premium", "family", "senior"] }).notNull();
const paise = (name: string) => bigint(name, { mode: "number" });
/** Counts the changes: two people at the desk do not overwrite each other (T39). */
const revision = () => integer("revision").notNull().default(1);
/** Set while the row is deleted; undoing sets it back to null. Nothing here is ever removed for good. */
const deletedAt = () => instant("deleted_at");

/** Somebody covered by the micro health insurance. Not an account: these people do not sign in here. */
export const insuredUser = pgTable(
  "insured_user",
  {
    id: id(),
    name: text("name").notNull(),
    emailEncrypted: text("email_encrypted").notNull(),
    emailHash: text("email_hash").notNull(),
    phoneEncrypted: text("phone_encrypted").notNull(),
    phoneHash: text("phone_hash").notNull(),
    plan: plan(),
    location: text("location").notNull(),
    joinedOn: date("joined_on", { mode: "string" }).notNull(),
    /** Active until the end of this day, Expired after it. A policy of theirs moves it forward. */
    coveredUntil: date("covered_until", { mode: "string" }).notNull(),
    /** T25: never the whole number. The hash is not unique: the same one twice is a fraud alert. */
    aadhaarLastFour: text("aadhaar_last_four").notNull(),
    aadhaarHash: text("aadhaar_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    uniqueIndex("insured_user_phone_key").on(table.phoneHash).where(sql`deleted_at is null`),
    uniqueIndex("insured_user_email_key").on(table.emailHash).where(sql`deleted_at is null`),
    index("insured_user_name_index").on(table.name, table.id),
    index("insured_user_search_index").using("gin", sql`lower(${table.name}) gin_trgm_ops`),
    index("insured_user_covered_index").on(table.coveredUntil, table.id),
    index("insured_user_joined_index").on(table.joinedOn, table.id),
    index("insured_user_aadhaar_index").on(table.aadhaarHash),
  ],
);

/** Users that are not deleted, by plan, first and last day: a trigger keeps it (insurance-speed-rules migration). */
export const insuredUserDay = pgTable(
  "insured_user_day",
  {
    plan: plan(),
    joinedOn: date("joined_on", { mode: "string" }).notNull(),
    coveredUntil: date("covered_until", { mode: "string" }).notNull(),
    users: integer("users").notNull(),
  },
  (table) => [
    primaryKey({ name: "insured_user_day_pkey", columns: [table.joinedOn, table.coveredUntil, table.plan] }),
  ],
);

/** An agent or franchise that sells policies. What was achieved is counted from the policies. */
export const insuranceAgent = pgTable(
  "insurance_agent",
  {
    id: id(),
    /** The id people see, and what a policy's form sends: 1, 2, 3. */
    number: serial("number").notNull().unique("insurance_agent_number_key"),
    name: text("name").notNull(),
    emailEncrypted: text("email_encrypted").notNull(),
    emailHash: text("email_hash").notNull(),
    phoneEncrypted: text("phone_encrypted").notNull(),
    phoneHash: text("phone_hash").notNull(),
    region: text("region", { enum: ["North", "South", "East", "West"] }).notNull(),
    /** Policies to be sold in a month. */
    monthlyTarget: integer("monthly_target").notNull(),
    commissionPercent: smallint("commission_percent").notNull(),
    status: text("status", { enum: ["active", "inactive"] }).notNull(),
    /** T26: the whole text of "Bank Account Details"; shown by the last four digits, revealed with a reason. */
    bankAccountEncrypted: text("bank_account_encrypted").notNull(),
    bankLastFour: text("bank_last_four").notNull(),
    /** Of the account number alone; not unique: one account for several agents is a fraud alert. */
    bankAccountHash: text("bank_account_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    check("insurance_agent_terms_check", sql`monthly_target > 0 and commission_percent between 0 and 100`),
    uniqueIndex("insurance_agent_phone_key").on(table.phoneHash).where(sql`deleted_at is null`),
    uniqueIndex("insurance_agent_email_key").on(table.emailHash).where(sql`deleted_at is null`),
    index("insurance_agent_name_index").on(table.name, table.id),
    index("insurance_agent_bank_index").on(table.bankAccountHash),
  ],
);

/** A hospital that treats against the card. */
export const hospitalPartner = pgTable(
  "hospital_partner",
  {
    id: id(),
    name: text("name").notNull(),
    /** The desk of a hospital, not a person: kept readable. */
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    address: text("address").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    specialties: text("specialties").notNull(),
    status: text("status", { enum: ["pending", "active", "suspended"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    uniqueIndex("hospital_partner_phone_key").on(table.phone).where(sql`deleted_at is null`),
    uniqueIndex("hospital_partner_email_key").on(sql`lower(${table.email})`).where(sql`deleted_at is null`),
    index("hospital_partner_name_index").on(table.name, table.id),
    index("hospital_partner_status_index").on(table.status, table.id),
    index("hospital_partner_created_index").on(table.createdAt, table.id),
  ],
);

/** A policy with its card. Narrow: there are a million of them. Active or Expired is a matter of the date. */
export const policy = pgTable(
  "policy",
  {
    id: id(),
    /** BSC-2026-000123. Once given it is never given again, deleted or not. */
    cardNumber: text("card_number").notNull(),
    customerName: text("customer_name").notNull(),
    /** The insured person, where the desk knows them: how the customer is reached. */
    userId: uuid("user_id").references(() => insuredUser.id),
    plan: plan(),
    premiumPaise: paise("premium_paise").notNull(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    validTo: date("valid_to", { mode: "string" }).notNull(),
    agentNumber: integer("agent_number")
      .notNull()
      .references(() => insuranceAgent.number),
    /** The Indian day it was sold: what an agent's month is counted by. */
    soldOn: date("sold_on", { mode: "string" }).notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    check("policy_terms_check", sql`premium_paise > 0 and valid_to > valid_from`),
    uniqueIndex("policy_card_key").on(table.cardNumber),
    index("policy_from_index").on(table.validFrom, table.id),
    index("policy_customer_index").on(table.customerName, table.id),
    index("policy_premium_index").on(table.premiumPaise, table.id),
    // A plan has its price: by premium alone one would walk past every cheaper plan first.
    index("policy_plan_premium_index").on(table.plan, table.premiumPaise, table.id),
    // The expired by card: within a last day the cards are in order, and the last days are few.
    index("policy_to_card_index")
      .on(table.validTo, table.cardNumber, table.id)
      .where(sql`deleted_at is null`),
    index("policy_agent_index").on(table.agentNumber, table.validFrom, table.id),
    index("policy_user_index").on(table.userId).where(sql`user_id is not null`),
    index("policy_search_index").using("gin", sql`lower(${table.customerName}) gin_trgm_ops`),
  ],
);

/**
 * Policies that are not deleted, counted by plan and days: a trigger keeps it (insurance-speed-rules migration).
 * Totals, Active, Expired, premium and the growth by month are sums over these few rows; and where in the order
 * of their first day the policies of a plan and status begin and end is read from them.
 */
export const policyDay = pgTable(
  "policy_day",
  {
    plan: plan(),
    soldOn: date("sold_on", { mode: "string" }).notNull(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    validTo: date("valid_to", { mode: "string" }).notNull(),
    policies: integer("policies").notNull(),
    premiumPaise: paise("premium_paise").notNull(),
  },
  (table) => [
    primaryKey({
      name: "policy_day_pkey",
      columns: [table.soldOn, table.validFrom, table.validTo, table.plan],
    }),
  ],
);

/** The same by agent and month ("2026-11-01"), for targets, commissions and regions; kept by the same trigger. */
export const agentMonth = pgTable(
  "agent_month",
  {
    agentNumber: integer("agent_number").notNull(),
    month: date("month", { mode: "string" }).notNull(),
    policies: integer("policies").notNull(),
    premiumPaise: paise("premium_paise").notNull(),
  },
  (table) => [primaryKey({ name: "agent_month_pkey", columns: [table.month, table.agentNumber] })],
);

/** What a customer claims for a treatment. */
export const claim = pgTable(
  "claim",
  {
    id: id(),
    serial: serial("serial").notNull(),
    /** CLM-2026-000123: the year it came and the serial. */
    claimNumber: text("claim_number").notNull(),
    policyId: uuid("policy_id")
      .notNull()
      .references(() => policy.id),
    customerName: text("customer_name").notNull(),
    type: text("type", {
      enum: ["hospitalisation", "surgery", "accident", "maternity", "day_care", "diagnostics"],
    }).notNull(),
    amountPaise: paise("amount_paise").notNull(),
    hospitalId: uuid("hospital_id")
      .notNull()
      .references(() => hospitalPartner.id),
    /** The day of the treatment; before the policy began or after today it is impossible (a fraud input). */
    treatedOn: date("treated_on", { mode: "string" }).notNull(),
    claimedOn: date("claimed_on", { mode: "string" }).notNull(),
    status: text("status", { enum: ["processing", "approved", "rejected"] }).notNull(),
    /** Where the money is to go (T26); the hash finds one account under several names. */
    payeeAccountEncrypted: text("payee_account_encrypted"),
    payeeLastFour: text("payee_last_four"),
    payeeAccountHash: text("payee_account_hash"),
    reason: text("reason"),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
    /** One to five, given by the customer after the decision: the customer satisfaction. */
    rating: smallint("rating"),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    check("claim_terms_check", sql`amount_paise > 0 and (rating is null or rating between 1 and 5)`),
    check("claim_reason_check", sql`status <> 'rejected' or reason is not null`),
    uniqueIndex("claim_number_key").on(table.claimNumber),
    index("claim_claimed_index").on(table.claimedOn, table.id),
    index("claim_status_index").on(table.status, table.claimedOn, table.id),
    index("claim_amount_index").on(table.amountPaise, table.id),
    index("claim_policy_index").on(table.policyId),
    index("claim_hospital_index").on(table.hospitalId, table.amountPaise),
    index("claim_payee_index").on(table.payeeAccountHash).where(sql`payee_account_hash is not null`),
    index("claim_search_index").using("gin", sql`lower(${table.customerName}) gin_trgm_ops`),
  ],
);

/**
 * Claims that are not deleted, by Indian day and their status now: how many came on the day, how many were decided
 * on it, and how those were rated. Kept by a trigger (insurance-speed-rules migration).
 */
export const claimDay = pgTable(
  "claim_day",
  {
    day: date("day", { mode: "string" }).notNull(),
    status: text("status", { enum: ["processing", "approved", "rejected"] }).notNull(),
    opened: integer("opened").notNull(),
    decided: integer("decided").notNull(),
    ratings: integer("ratings").notNull(),
    ratingSum: integer("rating_sum").notNull(),
  },
  (table) => [primaryKey({ name: "claim_day_pkey", columns: [table.day, table.status] })],
);

/** A premium as it was paid, or as it failed. */
export const insurancePayment = pgTable(
  "insurance_payment",
  {
    id: id(),
    serial: serial("serial").notNull(),
    /** TXN-20261115-000123: the day and the serial. */
    transactionId: text("transaction_id").notNull(),
    policyId: uuid("policy_id").references(() => policy.id),
    customerName: text("customer_name").notNull(),
    amountPaise: paise("amount_paise").notNull(),
    method: text("method", { enum: ["upi", "card", "net_banking", "cash"] }).notNull(),
    status: text("status", { enum: ["success", "failed"] }).notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    agentNumber: integer("agent_number")
      .notNull()
      .references(() => insuranceAgent.number),
    refundedPaise: paise("refunded_paise").notNull().default(0),
  },
  (table) => [
    check(
      "insurance_payment_amount_check",
      sql`amount_paise > 0 and refunded_paise between 0 and amount_paise and (refunded_paise = 0 or status = 'success')`,
    ),
    uniqueIndex("insurance_payment_transaction_key").on(table.transactionId),
    index("insurance_payment_paid_index").on(table.paidOn, table.id),
    index("insurance_payment_amount_index").on(table.amountPaise, table.id),
    index("insurance_payment_policy_index").on(table.policyId),
    index("insurance_payment_failed_index").on(table.paidOn, table.id).where(sql`status = 'failed'`),
    index("insurance_payment_refunded_index").on(table.paidOn, table.id).where(sql`refunded_paise > 0`),
    index("insurance_payment_search_index").using("gin", sql`lower(${table.customerName}) gin_trgm_ops`),
  ],
);

/** Payments by day, status and method, kept by a trigger: revenue is a sum over these. */
export const insurancePaymentDay = pgTable(
  "insurance_payment_day",
  {
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    status: text("status", { enum: ["success", "failed"] }).notNull(),
    method: text("method", { enum: ["upi", "card", "net_banking", "cash"] }).notNull(),
    payments: integer("payments").notNull(),
    amountPaise: paise("amount_paise").notNull(),
    refundedPaise: paise("refunded_paise").notNull(),
  },
  (table) => [
    primaryKey({ name: "insurance_payment_day_pkey", columns: [table.paidOn, table.status, table.method] }),
  ],
);

/** Money on its way back: one person asks, another one decides (T16). */
export const insuranceRefund = pgTable(
  "insurance_refund",
  {
    id: id(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => insurancePayment.id),
    amountPaise: paise("amount_paise").notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: ["requested", "approved", "declined"] }).notNull(),
    requestedBy: uuid("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull(),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    check("insurance_refund_amount_check", sql`amount_paise > 0`),
    check("insurance_refund_second_check", sql`decided_by is null or decided_by <> requested_by`),
    uniqueIndex("insurance_refund_open_key").on(table.paymentId).where(sql`status = 'requested'`),
    index("insurance_refund_payment_index").on(table.paymentId, table.requestedAt),
  ],
);

/** A notification to many people at once. The counts are those of its recipients. */
export const campaign = pgTable(
  "campaign",
  {
    id: id(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    type: text("type", { enum: ["renewal", "promotion", "alert", "update"] }).notNull(),
    audience: text("audience", {
      enum: ["all_users", "premium_users", "agents", "expired_users"],
    }).notNull(),
    priority: text("priority", { enum: ["high", "medium", "low"] }).notNull(),
    status: text("status", { enum: ["sending", "sent"] }).notNull(),
    /** How many people it goes to, known when it was sent. */
    recipients: integer("recipients").notNull(),
    /** Handed to the outbox; a batch at a time. */
    sent: integer("sent").notNull().default(0),
    delivered: integer("delivered").notNull().default(0),
    opened: integer("opened").notNull().default(0),
    clicked: integer("clicked").notNull().default(0),
    createdBy: uuid("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    deletedAt: deletedAt(),
  },
  (table) => [
    index("campaign_created_index").on(table.createdAt, table.id),
    index("campaign_status_index").on(table.status).where(sql`status = 'sending'`),
  ],
);

/** One person of a campaign's audience, as it was resolved at the moment of sending. */
export const campaignRecipient = pgTable(
  "campaign_recipient",
  {
    id: id(),
    campaignId: uuid("campaign_id")
      .notNull()
      .references(() => campaign.id),
    /** An insured user or an agent, as the audience says. */
    personId: uuid("person_id").notNull(),
    /** The message in the outbox; null until its batch came. */
    messageId: uuid("message_id"),
    sentAt: instant("sent_at"),
    deliveredAt: instant("delivered_at"),
    openedAt: instant("opened_at"),
    clickedAt: instant("clicked_at"),
  },
  (table) => [
    uniqueIndex("campaign_recipient_person_key").on(table.campaignId, table.personId),
    index("campaign_recipient_waiting_index").on(table.campaignId, table.id).where(sql`sent_at is null`),
    index("campaign_recipient_message_index")
      .on(table.messageId)
      .where(sql`message_id is not null and delivered_at is null`),
  ],
);
