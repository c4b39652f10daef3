-- What the database itself refuses or counts, whatever the program does. By hand: Drizzle knows no triggers.
-- The audit log only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE ON audit_seal FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_seal_no_truncate BEFORE TRUNCATE ON audit_seal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_seal_head_append_only BEFORE UPDATE OR DELETE ON audit_seal_head FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_seal_head_no_truncate BEFORE TRUNCATE ON audit_seal_head FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_chain_no_delete BEFORE DELETE ON audit_chain FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The ledger: append-only, balanced, and no guarded account overdrawn, whatever the program does.
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_no_truncate BEFORE TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_append_only BEFORE UPDATE OR DELETE ON ledger_transaction FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_no_truncate BEFORE TRUNCATE ON ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_account_no_delete BEFORE DELETE ON ledger_account FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_account_no_truncate BEFORE TRUNCATE ON ledger_account FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER trial_balance_append_only BEFORE DELETE ON trial_balance FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Only an entry changes a balance, and nothing else of an account ever changes.
CREATE FUNCTION refuse_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 OR (NEW.id, NEW.kind, NEW.owner_id, NEW.is_guarded) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.owner_id, OLD.is_guarded) THEN
    RAISE EXCEPTION 'ledger_account changes by entries alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_by_entries BEFORE UPDATE ON ledger_account FOR EACH ROW EXECUTE FUNCTION refuse_account_change();
--> statement-breakpoint
CREATE FUNCTION begin_account_at_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.balance_paise := 0;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_at_zero BEFORE INSERT ON ledger_account FOR EACH ROW EXECUTE FUNCTION begin_account_at_zero();
--> statement-breakpoint
-- Once per statement and account: a transaction may credit and debit one account, only the outcome counts.
CREATE FUNCTION keep_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance_paise = balance_paise + moved.amount
  FROM (SELECT account_id, sum(amount_paise)::bigint AS amount FROM written GROUP BY account_id) AS moved
  WHERE ledger_account.id = moved.account_id AND ledger_account.is_guarded;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_balances();
--> statement-breakpoint
-- At commit: all entries are there, no more and no fewer, and the rupees of each source balance by themselves.
CREATE FUNCTION check_ledger_transaction(which uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_transaction t WHERE t.id = which
      AND t.entry_count <> (SELECT count(*) FROM ledger_entry e WHERE e.transaction_id = t.id)
  ) OR EXISTS (
    SELECT FROM ledger_entry e WHERE e.transaction_id = which GROUP BY e.source_id HAVING sum(e.amount_paise) <> 0
  ) THEN
    RAISE EXCEPTION 'The ledger transaction % does not balance', which USING ERRCODE = 'check_violation';
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_ledger_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'ledger_entry' THEN
    PERFORM check_ledger_transaction(NEW.transaction_id);
  ELSE
    PERFORM check_ledger_transaction(NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_balances AFTER INSERT ON ledger_transaction DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_row();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_in_balance AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_row();
--> statement-breakpoint
-- Nothing is dated into a closed month, whoever asks and by whatever way.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE closed text;
BEGIN
  SELECT c.month INTO closed FROM book_closing c JOIN written w ON w.posted_at >= c.from_at AND w.posted_at < c.until_at
    WHERE c.reopened_at IS NULL LIMIT 1;
  IF closed IS NOT NULL THEN
    RAISE EXCEPTION 'The books of % are closed', closed USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_open_month AFTER INSERT ON ledger_transaction REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_closed_month();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_open_month AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_closed_month();
--> statement-breakpoint
-- A closing is opened again once and says by whom; nothing else of it changes, and it is never taken away.
CREATE FUNCTION refuse_closing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.reopened_at IS NOT NULL OR NEW.reopened_at IS NULL
    OR (NEW.id, NEW.month, NEW.from_at, NEW.until_at, NEW.transactions, NEW.debit_paise, NEW.credit_paise, NEW.balances::text, NEW.closed_at)
      IS DISTINCT FROM
      (OLD.id, OLD.month, OLD.from_at, OLD.until_at, OLD.transactions, OLD.debit_paise, OLD.credit_paise, OLD.balances::text, OLD.closed_at) THEN
    RAISE EXCEPTION 'A closing of the books stays as it is' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER book_closing_stays BEFORE UPDATE ON book_closing FOR EACH ROW EXECUTE FUNCTION refuse_closing_change();
--> statement-breakpoint
CREATE TRIGGER book_closing_no_delete BEFORE DELETE ON book_closing FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Every page of the admin portal counts over these: each statement adds what it changed, in its own transaction.
-- The keys are taken in order, so that two writers wait for each other and do not lock crosswise.
-- The rows a statement changed with their sign: what it made counts once, what it took away counts back.
CREATE FUNCTION changed_rows(operation text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE operation
    WHEN 'INSERT' THEN '(SELECT 1 AS n, * FROM new_rows)'
    WHEN 'DELETE' THEN '(SELECT -1 AS n, * FROM old_rows)'
    ELSE '(SELECT 1 AS n, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows)' END
$$;
--> statement-breakpoint
CREATE FUNCTION count_policies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO policy_day AS day (plan, sold_on, valid_from, valid_to, policies, premium_paise)
    SELECT plan, sold_on, valid_from, valid_to, sum(n), sum(n * premium_paise)
    FROM ' || changed_rows(TG_OP) || ' changed WHERE deleted_at IS NULL
    GROUP BY sold_on, valid_from, valid_to, plan HAVING sum(n) <> 0 OR sum(n * premium_paise) <> 0
    ORDER BY sold_on, valid_from, valid_to, plan
    ON CONFLICT (sold_on, valid_from, valid_to, plan) DO UPDATE
      SET policies = day.policies + excluded.policies, premium_paise = day.premium_paise + excluded.premium_paise';
  EXECUTE 'INSERT INTO agent_month AS month (agent_number, month, policies, premium_paise)
    SELECT agent_number, date_trunc(''month'', sold_on::timestamp)::date, sum(n), sum(n * premium_paise)
    FROM ' || changed_rows(TG_OP) || ' changed WHERE deleted_at IS NULL
    GROUP BY 2, 1 HAVING sum(n) <> 0 OR sum(n * premium_paise) <> 0 ORDER BY 2, 1
    ON CONFLICT (month, agent_number) DO UPDATE
      SET policies = month.policies + excluded.policies, premium_paise = month.premium_paise + excluded.premium_paise';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER policy_count_insert AFTER INSERT ON policy REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_policies();
--> statement-breakpoint
CREATE TRIGGER policy_count_update AFTER UPDATE ON policy REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_policies();
--> statement-breakpoint
CREATE TRIGGER policy_count_delete AFTER DELETE ON policy REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_policies();
--> statement-breakpoint
CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO insured_user_day AS day (plan, joined_on, covered_until, users)
    SELECT plan, joined_on, covered_until, sum(n) FROM ' || changed_rows(TG_OP) || ' changed WHERE deleted_at IS NULL
    GROUP BY joined_on, covered_until, plan HAVING sum(n) <> 0 ORDER BY joined_on, covered_until, plan
    ON CONFLICT (joined_on, covered_until, plan) DO UPDATE SET users = day.users + excluded.users';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insured_user_count_insert AFTER INSERT ON insured_user REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE TRIGGER insured_user_count_update AFTER UPDATE ON insured_user REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE TRIGGER insured_user_count_delete AFTER DELETE ON insured_user REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
-- A claim is counted on the Indian day it came and, once it is decided, on the day of the decision.
CREATE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO claim_day AS day (day, status, opened, decided, ratings, rating_sum)
    SELECT on_day, status, sum(n * opened), sum(n * decided), sum(n * ratings), sum(n * rating_sum) FROM (
      SELECT n, status, (created_at AT TIME ZONE ''Asia/Kolkata'')::date AS on_day, 1 AS opened, 0 AS decided,
        0 AS ratings, 0 AS rating_sum
      FROM ' || changed_rows(TG_OP) || ' came WHERE deleted_at IS NULL
      UNION ALL
      SELECT n, status, (decided_at AT TIME ZONE ''Asia/Kolkata'')::date, 0, 1, (rating IS NOT NULL)::int, coalesce(rating, 0)
      FROM ' || changed_rows(TG_OP) || ' went WHERE deleted_at IS NULL AND decided_at IS NOT NULL
    ) changed GROUP BY on_day, status
    HAVING sum(n * opened) <> 0 OR sum(n * decided) <> 0 OR sum(n * ratings) <> 0 OR sum(n * rating_sum) <> 0
    ORDER BY on_day, status
    ON CONFLICT (day, status) DO UPDATE
      SET opened = day.opened + excluded.opened, decided = day.decided + excluded.decided,
          ratings = day.ratings + excluded.ratings, rating_sum = day.rating_sum + excluded.rating_sum';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_count_insert AFTER INSERT ON claim REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_claims();
--> statement-breakpoint
CREATE TRIGGER claim_count_update AFTER UPDATE ON claim REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_claims();
--> statement-breakpoint
CREATE TRIGGER claim_count_delete AFTER DELETE ON claim REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_claims();
--> statement-breakpoint
CREATE FUNCTION count_payments_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insurance_payment_day AS day (paid_on, status, method, payments, amount_paise, refunded_paise)
  SELECT paid_on, status, method, sum(n), sum(paise), sum(back) FROM (
    SELECT paid_on, status, method, 1 AS n, amount_paise AS paise, refunded_paise AS back FROM new_rows
  ) changed
  GROUP BY paid_on, status, method HAVING sum(n) <> 0 OR sum(paise) <> 0 OR sum(back) <> 0
  ORDER BY paid_on, status, method
  ON CONFLICT (paid_on, status, method) DO UPDATE
    SET payments = day.payments + excluded.payments, amount_paise = day.amount_paise + excluded.amount_paise,
        refunded_paise = day.refunded_paise + excluded.refunded_paise;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insurance_payment_count_insert AFTER INSERT ON insurance_payment REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_payments_on_insert();
--> statement-breakpoint
CREATE FUNCTION count_payments_on_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insurance_payment_day AS day (paid_on, status, method, payments, amount_paise, refunded_paise)
  SELECT paid_on, status, method, sum(n), sum(paise), sum(back) FROM (
    SELECT paid_on, status, method, 1 AS n, amount_paise AS paise, refunded_paise AS back FROM new_rows
    UNION ALL SELECT paid_on, status, method, -1 AS n, -amount_paise AS paise, -refunded_paise AS back FROM old_rows
  ) changed
  GROUP BY paid_on, status, method HAVING sum(n) <> 0 OR sum(paise) <> 0 OR sum(back) <> 0
  ORDER BY paid_on, status, method
  ON CONFLICT (paid_on, status, method) DO UPDATE
    SET payments = day.payments + excluded.payments, amount_paise = day.amount_paise + excluded.amount_paise,
        refunded_paise = day.refunded_paise + excluded.refunded_paise;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insurance_payment_count_update AFTER UPDATE ON insurance_payment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_payments_on_update();
--> statement-breakpoint
CREATE FUNCTION count_payments_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insurance_payment_day AS day (paid_on, status, method, payments, amount_paise, refunded_paise)
  SELECT paid_on, status, method, sum(n), sum(paise), sum(back) FROM (
    SELECT paid_on, status, method, -1 AS n, -amount_paise AS paise, -refunded_paise AS back FROM old_rows
  ) changed
  GROUP BY paid_on, status, method HAVING sum(n) <> 0 OR sum(paise) <> 0 OR sum(back) <> 0
  ORDER BY paid_on, status, method
  ON CONFLICT (paid_on, status, method) DO UPDATE
    SET payments = day.payments + excluded.payments, amount_paise = day.amount_paise + excluded.amount_paise,
        refunded_paise = day.refunded_paise + excluded.refunded_paise;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insurance_payment_count_delete AFTER DELETE ON insurance_payment REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_payments_on_delete();
