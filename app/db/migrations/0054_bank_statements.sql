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
ALTER TABLE "bank_format" ADD CONSTRAINT "bank_format_saved_by_app_user_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_settled_by_app_user_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_line_id_bank_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_format_id_bank_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."bank_format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_imported_by_app_user_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_format_name_key" ON "bank_format" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "bank_format_saved_by_index" ON "bank_format" USING btree ("saved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_fingerprint_key" ON "bank_line" USING btree ("account","fingerprint");--> statement-breakpoint
CREATE INDEX "bank_line_statement_index" ON "bank_line" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_line_day_index" ON "bank_line" USING btree ("account","day","id");--> statement-breakpoint
CREATE INDEX "bank_line_settled_by_index" ON "bank_line" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "bank_match_line_index" ON "bank_match" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_digest_key" ON "bank_statement" USING btree ("account","digest");--> statement-breakpoint
CREATE INDEX "bank_statement_format_index" ON "bank_statement" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "bank_statement_imported_by_index" ON "bank_statement" USING btree ("imported_by");