CREATE TABLE "book_closing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"transactions" integer NOT NULL,
	"debit_paise" bigint NOT NULL,
	"credit_paise" bigint NOT NULL,
	"balances" jsonb NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"reopen_asked_by" uuid,
	"reopened_by" uuid,
	"reopened_at" timestamp (3) with time zone,
	"reopen_reason" text,
	CONSTRAINT "book_closing_even_check" CHECK (debit_paise = credit_paise),
	CONSTRAINT "book_closing_two_people_check" CHECK (reopened_at is null or (reopened_by is not null and reopen_asked_by is not null and reopened_by <> reopen_asked_by))
);
--> statement-breakpoint
ALTER TABLE "book_closing" ADD CONSTRAINT "book_closing_closed_by_app_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closing" ADD CONSTRAINT "book_closing_reopen_asked_by_app_user_id_fk" FOREIGN KEY ("reopen_asked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closing" ADD CONSTRAINT "book_closing_reopened_by_app_user_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_closing_month_key" ON "book_closing" USING btree ("month") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "book_closing_closed_by_index" ON "book_closing" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "book_closing_asked_by_index" ON "book_closing" USING btree ("reopen_asked_by");--> statement-breakpoint
CREATE INDEX "book_closing_reopened_by_index" ON "book_closing" USING btree ("reopened_by");--> statement-breakpoint
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
