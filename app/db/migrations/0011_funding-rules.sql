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
