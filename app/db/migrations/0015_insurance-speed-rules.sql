-- Every page of the admin portal counts over these: each statement adds what it changed, in its own transaction.
-- The keys are taken in order, so that two writers wait for each other and do not lock crosswise.
DROP TRIGGER policy_count_insert ON policy;
--> statement-breakpoint
DROP TRIGGER policy_count_update ON policy;
--> statement-breakpoint
DROP TRIGGER policy_count_delete ON policy;
--> statement-breakpoint
DROP FUNCTION count_policies_on_insert();
--> statement-breakpoint
DROP FUNCTION count_policies_on_update();
--> statement-breakpoint
DROP FUNCTION count_policies_on_delete();
--> statement-breakpoint
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
INSERT INTO policy_day (plan, sold_on, valid_from, valid_to, policies, premium_paise)
SELECT plan, sold_on, valid_from, valid_to, count(*), sum(premium_paise) FROM policy
WHERE deleted_at IS NULL GROUP BY plan, sold_on, valid_from, valid_to;
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
INSERT INTO insured_user_day (plan, joined_on, covered_until, users)
SELECT plan, joined_on, covered_until, count(*) FROM insured_user
WHERE deleted_at IS NULL GROUP BY plan, joined_on, covered_until;
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
INSERT INTO claim_day (day, status, opened, decided, ratings, rating_sum)
SELECT on_day, status, sum(opened), sum(decided), sum(ratings), sum(rating_sum) FROM (
  SELECT status, (created_at AT TIME ZONE 'Asia/Kolkata')::date AS on_day, 1 AS opened, 0 AS decided, 0 AS ratings, 0 AS rating_sum
  FROM claim WHERE deleted_at IS NULL
  UNION ALL
  SELECT status, (decided_at AT TIME ZONE 'Asia/Kolkata')::date, 0, 1, (rating IS NOT NULL)::int, coalesce(rating, 0)
  FROM claim WHERE deleted_at IS NULL AND decided_at IS NOT NULL
) found GROUP BY on_day, status;
