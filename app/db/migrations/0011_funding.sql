CREATE TABLE "award" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "award_amount_check" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "donation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"organisation_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"donor_name" text NOT NULL,
	"donor_address" text,
	"pan_encrypted" text,
	"form_key" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"receipt_number" text,
	"payment_reference" text,
	CONSTRAINT "donation_amount_check" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"is_guarded" boolean NOT NULL,
	"balance_paise" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_account_overdrawn_check" CHECK (not is_guarded or balance_paise <= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"source_id" uuid,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entry_amount_check" CHECK (amount_paise <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"reverses_id" uuid,
	"reference" text,
	"entry_count" integer NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transaction_entries_check" CHECK (entry_count >= 2)
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"pan_encrypted" text,
	"contact_email_encrypted" text,
	"address" text,
	"focus_areas" text[] DEFAULT '{}'::text[] NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"batch_id" uuid NOT NULL,
	"award_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"bank_reference" text,
	"return_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payout_amount_check" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"status" text NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payout_batch_second_person_check" CHECK (approved_by is null or approved_by <> prepared_by),
	CONSTRAINT "payout_batch_approved_check" CHECK (status in ('prepared', 'cancelled') or (approved_by is not null and approved_at is not null))
);
--> statement-breakpoint
CREATE TABLE "programme" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"organisation_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"scholarship_id" uuid,
	"budget_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"renews_id" uuid,
	"schedule_item" text,
	"is_ongoing" boolean,
	"partner_name" text,
	"partner_csr1" text,
	"milestones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"states" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_budget_check" CHECK (budget_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "scholar_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"award_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"progress" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"read_by" uuid
);
--> statement-breakpoint
CREATE TABLE "trial_balance" (
	"day" date PRIMARY KEY NOT NULL,
	"transactions" integer NOT NULL,
	"debit_paise" bigint NOT NULL,
	"credit_paise" bigint NOT NULL,
	"faults" integer NOT NULL,
	"balances" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_reverses_id_ledger_transaction_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_renews_id_programme_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholar_note" ADD CONSTRAINT "scholar_note_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholar_note" ADD CONSTRAINT "scholar_note_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "award_application_key" ON "award" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "award_programme_index" ON "award" USING btree ("programme_id","created_at");--> statement-breakpoint
CREATE INDEX "award_student_index" ON "award" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "donation_serial_key" ON "donation" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "donation_form_key" ON "donation" USING btree ("organisation_id","form_key");--> statement-breakpoint
CREATE UNIQUE INDEX "donation_receipt_key" ON "donation" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "donation_organisation_index" ON "donation" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "donation_programme_index" ON "donation" USING btree ("programme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_owner_key" ON "ledger_account" USING btree ("kind",coalesce(owner_id, '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction_index" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account_index" ON "ledger_entry" USING btree ("account_id","posted_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_source_index" ON "ledger_entry" USING btree ("source_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_key" ON "ledger_transaction" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_serial_key" ON "ledger_transaction" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_reverses_key" ON "ledger_transaction" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_subject_index" ON "ledger_transaction" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_posted_index" ON "ledger_transaction" USING btree ("posted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_serial_key" ON "organisation" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_serial_key" ON "payout" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_reference_key" ON "payout" USING btree ("bank_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_award_key" ON "payout" USING btree ("award_id") WHERE status not in ('returned', 'cancelled');--> statement-breakpoint
CREATE INDEX "payout_batch_index" ON "payout" USING btree ("batch_id","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_serial_key" ON "payout_batch" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_serial_key" ON "programme" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_scholarship_key" ON "programme" USING btree ("scholarship_id") WHERE status <> 'completed';--> statement-breakpoint
CREATE UNIQUE INDEX "programme_general_key" ON "programme" USING btree ("kind") WHERE kind = 'general';--> statement-breakpoint
CREATE INDEX "programme_organisation_index" ON "programme" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scholar_note_award_key" ON "scholar_note" USING btree ("award_id");--> statement-breakpoint
CREATE INDEX "scholar_note_status_index" ON "scholar_note" USING btree ("status","created_at");