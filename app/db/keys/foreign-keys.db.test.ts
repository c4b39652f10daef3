import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { database } from "../opening/client.server.ts";

useTestDatabase();

test("C8: every foreign key has an index that begins with it: erasing a row looks nothing through", async () => {
  const { rows } = await database().execute<{ key: string }>(sql`
    select conrelid::regclass || '.' || string_agg(attname, ',' order by place) as key
    from pg_constraint c
    cross join lateral unnest(conkey) with ordinality as part (number, place)
    join pg_attribute a on a.attrelid = conrelid and a.attnum = part.number
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where indrelid = conrelid
        and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
        and (indkey::int2[])[0:array_length(conkey, 1) - 1] @> conkey)
    group by c.oid, conrelid order by 1`);
  expect(rows.map(({ key }) => key)).toEqual([]);
});

/** Ids that a foreign key cannot hold, each with why. */
const pointElsewhere: Record<string, string> = {
  "assignment.subject_id": "what kind of thing says the kind beside it",
  "audit_entry.actor_id": "the log outlives what it is about and takes no part in a deletion",
  "campaign_recipient.message_id": "messages go with their month",
  "campaign_recipient.person_id": "an insured user or an agent, as the audience says",
  "comment.subject_id": "what kind of thing says the kind beside it",
  "document.key_id": "the secret's, not a row's",
  "document.owner_id": "a person, a request or an organisation, as the kind says",
  "document_grant.grantee_id": "a person or an institute, as the kind says",
  "document_grant.subject_id": "what kind of thing says the kind beside it",
  "help_vote.question_id": "a question of the content files",
  "insurance_payment.transaction_id": "the gateway's",
  "ledger_account.owner_id": "an organisation, a programme or a student, as the kind says",
  "ledger_entry.source_id": "a donation or a deposit: money knows none of the rooms that bring it",
  "ledger_transaction.actor_id": "booked money outlives whoever booked it",
  "ledger_transaction.subject_id": "a donation, a payout or a claim, as the kind says",
  "locker_pass.session_id": "it ends with the session, and the sweep takes what is left",
  "mock_attempt.test_id": "a test of the content files",
  "outbound_message.subject_id": "what kind of thing says the kind beside it",
  "passkey.credential_id": "the authenticator's",
  "payment_event.gateway_event_id": "the gateway's",
  "payment_event.gateway_payment_id": "the gateway's",
  "payment_order.gateway_order_id": "the gateway's",
  "payment_order.gateway_payment_id": "the gateway's",
  "payment_order.subject_id": "a registration or a donation, as the purpose says",
  "scholarship.owner_id": "an institute or an organisation, as the kind says",
  "suspension.subject_id": "an account, an institute or an organisation, as the kind says",
};

test("C8: every id refers to a row that is there, or stands here with why it cannot", async () => {
  const { rows } = await database().execute<{ column: string }>(sql`
    select attrelid::regclass || '.' || attname as column
    from pg_attribute a join pg_class r on r.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attname like '%\\_id'
      and not exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any (conkey))
    order by 1`);
  expect(rows.map(({ column }) => column)).toEqual(Object.keys(pointElsewhere).sort());
});
