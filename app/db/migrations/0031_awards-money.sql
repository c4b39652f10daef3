CREATE TABLE "account_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"award_id" uuid NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_four" text NOT NULL,
	"ifsc" text NOT NULL,
	"holder_encrypted" text NOT NULL,
	"passbook_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "outside_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"award_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"document_id" uuid,
	"status" text NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"dispute" text,
	CONSTRAINT "outside_payment_amount_check" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "fund_deposit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"institute_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"form_key" text NOT NULL,
	"announced_by" uuid,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"bank_reference" text,
	"received_on" date,
	"received_by" uuid,
	"received_at" timestamp (3) with time zone,
	CONSTRAINT "fund_deposit_amount_check" CHECK (amount_paise > 0)
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "forwarded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "status_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "accept_by" date;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "institute_id" uuid;--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scholarship_terms" ADD COLUMN "money_source" text;--> statement-breakpoint
ALTER TABLE "scholarship_terms" ADD COLUMN "promised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scholarship_terms" ADD COLUMN "promised_by" uuid;--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_passbook_id_document_id_fk" FOREIGN KEY ("passbook_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_payment" ADD CONSTRAINT "outside_payment_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_payment" ADD CONSTRAINT "outside_payment_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_deposit" ADD CONSTRAINT "fund_deposit_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_change_open_key" ON "account_change" USING btree ("award_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "account_change_award_index" ON "account_change" USING btree ("award_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_payment_award_key" ON "outside_payment" USING btree ("award_id") WHERE status <> 'taken_back';--> statement-breakpoint
CREATE INDEX "outside_payment_status_index" ON "outside_payment" USING btree ("status","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fund_deposit_serial_key" ON "fund_deposit" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "fund_deposit_form_key" ON "fund_deposit" USING btree ("institute_id","form_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fund_deposit_reference_key" ON "fund_deposit" USING btree ("bank_reference");--> statement-breakpoint
CREATE INDEX "fund_deposit_institute_index" ON "fund_deposit" USING btree ("institute_id","announced_at");--> statement-breakpoint
CREATE INDEX "fund_deposit_status_index" ON "fund_deposit" USING btree ("status","announced_at");--> statement-breakpoint
CREATE INDEX "award_status_index" ON "award" USING btree ("status","status_at");--> statement-breakpoint
CREATE INDEX "programme_institute_index" ON "programme" USING btree ("institute_id","created_at");