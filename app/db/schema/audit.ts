import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** Who did what to which object. Append-only: triggers refuse update, delete and truncate. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    /** One chain per object, for example "application:<id>". */
    chain: text("chain").notNull(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    at: instant("at").notNull(),
    actorRole: text("actor_role").notNull(),
    actorId: uuid("actor_id"),
    event: text("event").notNull(),
    subject: text("subject").notNull(),
    fromState: text("from_state"),
    toState: text("to_state"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    primaryKey({ name: "audit_entry_pkey", columns: [table.chain, table.seq] }),
    index("audit_entry_subject_index").on(table.subject, table.at),
    index("audit_entry_actor_index").on(table.actorId, table.at),
    index("audit_entry_at_index").on(table.at),
  ],
);

/**
 * X22: the network an entry was caused from, "203.0.113.0/24". Beside the entry and not in it, because it is kept for
 * 180 days only and an entry for good; so it is not under the chain's hash.
 */
export const auditNetwork = pgTable(
  "audit_network",
  {
    chain: text("chain").notNull(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    network: text("network").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ name: "audit_network_pkey", columns: [table.chain, table.seq] }),
    index("audit_network_at_index").on(table.at),
  ],
);

/** The end of each chain: what a writer locks, and what the next seal still has to cover. */
export const auditChain = pgTable(
  "audit_chain",
  {
    chain: text("chain").primaryKey(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    hash: text("hash").notNull(),
    sealedSeq: bigint("sealed_seq", { mode: "number" }).notNull().default(0),
  },
  (table) => [index("audit_chain_unsealed_index").on(table.chain).where(sql`seq > sealed_seq`)],
);

/** A seal covers the ends of the chains that grew since the one before it; seals are a chain themselves. */
export const auditSeal = pgTable("audit_seal", {
  seq: bigint("seq", { mode: "number" }).primaryKey(),
  at: instant("at").notNull(),
  chains: integer("chains").notNull(),
  headsHash: text("heads_hash").notNull(),
  previousHash: text("previous_hash").notNull(),
  hash: text("hash").notNull(),
  /** Keyed by APP_SECRET: who can only write to the database cannot make a seal. */
  signature: text("signature").notNull(),
});

export const auditSealHead = pgTable(
  "audit_seal_head",
  {
    sealSeq: bigint("seal_seq", { mode: "number" })
      .notNull()
      .references(() => auditSeal.seq),
    chain: text("chain").notNull(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ name: "audit_seal_head_pkey", columns: [table.sealSeq, table.chain] })],
);
