-- Totals over a million policies are sums over a few thousand rows: each statement adds what it changed.
-- The keys are taken in order, so that two writers wait for each other and do not lock crosswise.
CREATE FUNCTION count_policies_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO policy_day AS day (plan, sold_on, valid_to, policies, premium_paise)
  SELECT plan, sold_on, valid_to, sum(n), sum(paise) FROM (
    SELECT plan, sold_on, valid_to, agent_number, 1 AS n, premium_paise AS paise FROM new_rows WHERE deleted_at IS NULL
  ) changed
  GROUP BY sold_on, valid_to, plan HAVING sum(n) <> 0 OR sum(paise) <> 0 ORDER BY sold_on, valid_to, plan
  ON CONFLICT (sold_on, valid_to, plan) DO UPDATE
    SET policies = day.policies + excluded.policies, premium_paise = day.premium_paise + excluded.premium_paise;
  INSERT INTO agent_month AS month (agent_number, month, policies, premium_paise)
  SELECT agent_number, date_trunc('month', sold_on::timestamp)::date, sum(n), sum(paise) FROM (
    SELECT plan, sold_on, valid_to, agent_number, 1 AS n, premium_paise AS paise FROM new_rows WHERE deleted_at IS NULL
  ) changed
  GROUP BY 2, 1 HAVING sum(n) <> 0 OR sum(paise) <> 0 ORDER BY 2, 1
  ON CONFLICT (month, agent_number) DO UPDATE
    SET policies = month.policies + excluded.policies,
        premium_paise = month.premium_paise + excluded.premium_paise;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER policy_count_insert AFTER INSERT ON policy REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_policies_on_insert();
--> statement-breakpoint
CREATE FUNCTION count_policies_on_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO policy_day AS day (plan, sold_on, valid_to, policies, premium_paise)
  SELECT plan, sold_on, valid_to, sum(n), sum(paise) FROM (
    SELECT plan, sold_on, valid_to, agent_number, 1 AS n, premium_paise AS paise FROM new_rows WHERE deleted_at IS NULL
    UNION ALL SELECT plan, sold_on, valid_to, agent_number, -1 AS n, -premium_paise AS paise FROM old_rows WHERE deleted_at IS NULL
  ) changed
  GROUP BY sold_on, valid_to, plan HAVING sum(n) <> 0 OR sum(paise) <> 0 ORDER BY sold_on, valid_to, plan
  ON CONFLICT (sold_on, valid_to, plan) DO UPDATE
    SET policies = day.policies + excluded.policies, premium_paise = day.premium_paise + excluded.premium_paise;
  INSERT INTO agent_month AS month (agent_number, month, policies, premium_paise)
  SELECT agent_number, date_trunc('month', sold_on::timestamp)::date, sum(n), sum(paise) FROM (
    SELECT plan, sold_on, valid_to, agent_number, 1 AS n, premium_paise AS paise FROM new_rows WHERE deleted_at IS NULL
    UNION ALL SELECT plan, sold_on, valid_to, agent_number, -1 AS n, -premium_paise AS paise FROM old_rows WHERE deleted_at IS NULL
  ) changed
  GROUP BY 2, 1 HAVING sum(n) <> 0 OR sum(paise) <> 0 ORDER BY 2, 1
  ON CONFLICT (month, agent_number) DO UPDATE
    SET policies = month.policies + excluded.policies,
        premium_paise = month.premium_paise + excluded.premium_paise;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER policy_count_update AFTER UPDATE ON policy REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_policies_on_update();
--> statement-breakpoint
CREATE FUNCTION count_policies_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO policy_day AS day (plan, sold_on, valid_to, policies, premium_paise)
  SELECT plan, sold_on, valid_to, sum(n), sum(paise) FROM (
    SELECT plan, sold_on, valid_to, agent_number, -1 AS n, -premium_paise AS paise FROM old_rows WHERE deleted_at IS NULL
  ) changed
  GROUP BY sold_on, valid_to, plan HAVING sum(n) <> 0 OR sum(paise) <> 0 ORDER BY sold_on, valid_to, plan
  ON CONFLICT (sold_on, valid_to, plan) DO UPDATE
    SET policies = day.policies + excluded.policies, premium_paise = day.premium_paise + excluded.premium_paise;
  INSERT INTO agent_month AS month (agent_number, month, policies, premium_paise)
  SELECT agent_number, date_trunc('month', sold_on::timestamp)::date, sum(n), sum(paise) FROM (
    SELECT plan, sold_on, valid_to, agent_number, -1 AS n, -premium_paise AS paise FROM old_rows WHERE deleted_at IS NULL
  ) changed
  GROUP BY 2, 1 HAVING sum(n) <> 0 OR sum(paise) <> 0 ORDER BY 2, 1
  ON CONFLICT (month, agent_number) DO UPDATE
    SET policies = month.policies + excluded.policies,
        premium_paise = month.premium_paise + excluded.premium_paise;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER policy_count_delete AFTER DELETE ON policy REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_policies_on_delete();
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
