CREATE TABLE "claim_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"paid_on" date,
	"reason" text,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "claim_payment_amount_check" CHECK (amount_paise > 0),
	CONSTRAINT "claim_payment_paid_check" CHECK ((status <> 'paid' or (reference is not null and paid_on is not null)) and (status <> 'returned' or reason is not null))
);
--> statement-breakpoint
CREATE TABLE "claim_payment_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"status" text NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "claim_payment_batch_two_people" CHECK (status not in ('sent', 'settled') or (sent_by is not null and sent_by <> prepared_by))
);
--> statement-breakpoint
CREATE TABLE "fraud_alert_claim" (
	"alert_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	CONSTRAINT "fraud_alert_claim_pkey" PRIMARY KEY("alert_id","claim_id")
);
--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "payee_holder" text;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "payee_ifsc" text;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "approved_paise" bigint;--> statement-breakpoint
ALTER TABLE "claim_payment" ADD CONSTRAINT "claim_payment_batch_id_claim_payment_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."claim_payment_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payment" ADD CONSTRAINT "claim_payment_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_alert_claim" ADD CONSTRAINT "fraud_alert_claim_alert_id_fraud_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."fraud_alert"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_alert_claim" ADD CONSTRAINT "fraud_alert_claim_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_payment_open_key" ON "claim_payment" USING btree ("claim_id") WHERE status in ('prepared', 'sent', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "claim_payment_reference_key" ON "claim_payment" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "claim_payment_batch_index" ON "claim_payment" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "claim_payment_claim_index" ON "claim_payment" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_payment_batch_prepared_index" ON "claim_payment_batch" USING btree ("prepared_at","id");--> statement-breakpoint
CREATE INDEX "fraud_alert_claim_claim_index" ON "fraud_alert_claim" USING btree ("claim_id");--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_approved_check" CHECK (approved_paise is null or (status = 'approved' and approved_paise between 1 and amount_paise));