CREATE TABLE "agent_month" (
	"agent_number" integer NOT NULL,
	"month" date NOT NULL,
	"policies" integer NOT NULL,
	"premium_paise" bigint NOT NULL,
	CONSTRAINT "agent_month_pkey" PRIMARY KEY("month","agent_number")
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"audience" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"recipients" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "campaign_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"message_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"clicked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"claim_number" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"type" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"hospital_id" uuid NOT NULL,
	"treated_on" date NOT NULL,
	"claimed_on" date NOT NULL,
	"status" text NOT NULL,
	"payee_account_encrypted" text,
	"payee_last_four" text,
	"payee_account_hash" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"rating" smallint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "claim_terms_check" CHECK (amount_paise > 0 and (rating is null or rating between 1 and 5)),
	CONSTRAINT "claim_reason_check" CHECK (status <> 'rejected' or reason is not null)
);
--> statement-breakpoint
CREATE TABLE "hospital_partner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"specialties" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_agent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"name" text NOT NULL,
	"email_encrypted" text NOT NULL,
	"email_hash" text NOT NULL,
	"phone_encrypted" text NOT NULL,
	"phone_hash" text NOT NULL,
	"region" text NOT NULL,
	"monthly_target" integer NOT NULL,
	"commission_percent" smallint NOT NULL,
	"status" text NOT NULL,
	"bank_account_encrypted" text NOT NULL,
	"bank_last_four" text NOT NULL,
	"bank_account_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "insurance_agent_number_key" UNIQUE("number"),
	CONSTRAINT "insurance_agent_terms_check" CHECK (monthly_target > 0 and commission_percent between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "insurance_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"transaction_id" text NOT NULL,
	"policy_id" uuid,
	"customer_name" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"paid_on" date NOT NULL,
	"agent_number" integer NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insurance_payment_amount_check" CHECK (amount_paise > 0 and refunded_paise between 0 and amount_paise and (refunded_paise = 0 or status = 'success'))
);
--> statement-breakpoint
CREATE TABLE "insurance_payment_day" (
	"paid_on" date NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"payments" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"refunded_paise" bigint NOT NULL,
	CONSTRAINT "insurance_payment_day_pkey" PRIMARY KEY("paid_on","status","method")
);
--> statement-breakpoint
CREATE TABLE "insurance_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "insurance_refund_amount_check" CHECK (amount_paise > 0),
	CONSTRAINT "insurance_refund_second_check" CHECK (decided_by is null or decided_by <> requested_by)
);
--> statement-breakpoint
CREATE TABLE "insured_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email_encrypted" text NOT NULL,
	"email_hash" text NOT NULL,
	"phone_encrypted" text NOT NULL,
	"phone_hash" text NOT NULL,
	"plan" text NOT NULL,
	"location" text NOT NULL,
	"joined_on" date NOT NULL,
	"covered_until" date NOT NULL,
	"aadhaar_last_four" text NOT NULL,
	"aadhaar_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"customer_name" text NOT NULL,
	"user_id" uuid,
	"plan" text NOT NULL,
	"premium_paise" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"agent_number" integer NOT NULL,
	"sold_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "policy_terms_check" CHECK (premium_paise > 0 and valid_to > valid_from)
);
--> statement-breakpoint
CREATE TABLE "policy_day" (
	"plan" text NOT NULL,
	"sold_on" date NOT NULL,
	"valid_to" date NOT NULL,
	"policies" integer NOT NULL,
	"premium_paise" bigint NOT NULL,
	CONSTRAINT "policy_day_pkey" PRIMARY KEY("sold_on","valid_to","plan")
);
--> statement-breakpoint
ALTER TABLE "campaign_recipient" ADD CONSTRAINT "campaign_recipient_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_hospital_id_hospital_partner_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital_partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_payment" ADD CONSTRAINT "insurance_payment_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_payment" ADD CONSTRAINT "insurance_payment_agent_number_insurance_agent_number_fk" FOREIGN KEY ("agent_number") REFERENCES "public"."insurance_agent"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_refund" ADD CONSTRAINT "insurance_refund_payment_id_insurance_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."insurance_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_user_id_insured_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."insured_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_agent_number_insurance_agent_number_fk" FOREIGN KEY ("agent_number") REFERENCES "public"."insurance_agent"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_created_index" ON "campaign" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_status_index" ON "campaign" USING btree ("status") WHERE status = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipient_person_key" ON "campaign_recipient" USING btree ("campaign_id","person_id");--> statement-breakpoint
CREATE INDEX "campaign_recipient_waiting_index" ON "campaign_recipient" USING btree ("campaign_id","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "campaign_recipient_message_index" ON "campaign_recipient" USING btree ("message_id") WHERE message_id is not null and delivered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_number_key" ON "claim" USING btree ("claim_number");--> statement-breakpoint
CREATE INDEX "claim_claimed_index" ON "claim" USING btree ("claimed_on","id");--> statement-breakpoint
CREATE INDEX "claim_status_index" ON "claim" USING btree ("status","claimed_on","id");--> statement-breakpoint
CREATE INDEX "claim_amount_index" ON "claim" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "claim_policy_index" ON "claim" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "claim_hospital_index" ON "claim" USING btree ("hospital_id","amount_paise");--> statement-breakpoint
CREATE INDEX "claim_payee_index" ON "claim" USING btree ("payee_account_hash") WHERE payee_account_hash is not null;--> statement-breakpoint
CREATE INDEX "claim_search_index" ON "claim" USING gin (lower("customer_name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "hospital_partner_phone_key" ON "hospital_partner" USING btree ("phone") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hospital_partner_email_key" ON "hospital_partner" USING btree (lower("email")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "hospital_partner_name_index" ON "hospital_partner" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "hospital_partner_status_index" ON "hospital_partner" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_agent_phone_key" ON "insurance_agent" USING btree ("phone_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_agent_email_key" ON "insurance_agent" USING btree ("email_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insurance_agent_name_index" ON "insurance_agent" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "insurance_agent_bank_index" ON "insurance_agent" USING btree ("bank_account_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_payment_transaction_key" ON "insurance_payment" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "insurance_payment_paid_index" ON "insurance_payment" USING btree ("paid_on","id");--> statement-breakpoint
CREATE INDEX "insurance_payment_amount_index" ON "insurance_payment" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "insurance_payment_policy_index" ON "insurance_payment" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "insurance_payment_failed_index" ON "insurance_payment" USING btree ("paid_on","id") WHERE status = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_refund_open_key" ON "insurance_refund" USING btree ("payment_id") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "insurance_refund_payment_index" ON "insurance_refund" USING btree ("payment_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insured_user_phone_key" ON "insured_user" USING btree ("phone_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insured_user_email_key" ON "insured_user" USING btree ("email_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insured_user_name_index" ON "insured_user" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "insured_user_search_index" ON "insured_user" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insured_user_covered_index" ON "insured_user" USING btree ("covered_until","id");--> statement-breakpoint
CREATE INDEX "insured_user_joined_index" ON "insured_user" USING btree ("joined_on","id");--> statement-breakpoint
CREATE INDEX "insured_user_aadhaar_index" ON "insured_user" USING btree ("aadhaar_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_card_key" ON "policy" USING btree ("card_number");--> statement-breakpoint
CREATE INDEX "policy_from_index" ON "policy" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "policy_to_index" ON "policy" USING btree ("valid_to");--> statement-breakpoint
CREATE INDEX "policy_customer_index" ON "policy" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "policy_premium_index" ON "policy" USING btree ("premium_paise","id");--> statement-breakpoint
CREATE INDEX "policy_agent_index" ON "policy" USING btree ("agent_number","valid_from","id");--> statement-breakpoint
CREATE INDEX "policy_user_index" ON "policy" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "policy_search_index" ON "policy" USING gin (lower("customer_name") gin_trgm_ops);