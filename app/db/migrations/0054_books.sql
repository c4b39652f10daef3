CREATE TABLE "bank_format" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"account" text NOT NULL,
	"place" integer NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"reference" text,
	"amount_paise" bigint NOT NULL,
	"balance_paise" bigint,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "bank_line_amount_check" CHECK (amount_paise <> 0),
	CONSTRAINT "bank_line_note_check" CHECK ((state = 'noted') = (note is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_match" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"matched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"format_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"lines" integer NOT NULL,
	"new_lines" integer NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "bank_format" ADD CONSTRAINT "bank_format_saved_by_app_user_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_settled_by_app_user_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_line_id_bank_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_format_id_bank_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."bank_format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_imported_by_app_user_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closing" ADD CONSTRAINT "book_closing_closed_by_app_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closing" ADD CONSTRAINT "book_closing_reopen_asked_by_app_user_id_fk" FOREIGN KEY ("reopen_asked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closing" ADD CONSTRAINT "book_closing_reopened_by_app_user_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_format_name_key" ON "bank_format" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "bank_format_saved_by_index" ON "bank_format" USING btree ("saved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_fingerprint_key" ON "bank_line" USING btree ("account","fingerprint");--> statement-breakpoint
CREATE INDEX "bank_line_statement_index" ON "bank_line" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_line_day_index" ON "bank_line" USING btree ("account","day","id");--> statement-breakpoint
CREATE INDEX "bank_line_settled_by_index" ON "bank_line" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "bank_match_line_index" ON "bank_match" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_digest_key" ON "bank_statement" USING btree ("account","digest");--> statement-breakpoint
CREATE INDEX "bank_statement_format_index" ON "bank_statement" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "bank_statement_imported_by_index" ON "bank_statement" USING btree ("imported_by");--> statement-breakpoint
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
