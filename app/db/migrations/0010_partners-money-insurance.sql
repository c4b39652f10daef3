CREATE TABLE "csr_company" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"budget_paise" bigint NOT NULL,
	"education_percent" integer NOT NULL,
	"report_frequency" text NOT NULL,
	"impact_metrics" text[] DEFAULT '{}'::text[] NOT NULL,
	"committee_directors" integer DEFAULT 0 NOT NULL,
	"committee_independent" integer DEFAULT 0 NOT NULL,
	"first_year" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_company_budget_check" CHECK (budget_paise >= 0),
	CONSTRAINT "csr_company_education_check" CHECK (education_percent between 0 and 100),
	CONSTRAINT "csr_company_committee_check" CHECK (committee_independent <= committee_directors)
);
--> statement-breakpoint
CREATE TABLE "csr_outcome" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"state" text,
	"count" integer NOT NULL,
	"story" text,
	"reported_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_outcome_count_check" CHECK (count >= 0)
);
--> statement-breakpoint
CREATE TABLE "csr_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "csr_spend" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"spent_on" date NOT NULL,
	"voucher" text NOT NULL,
	"note" text NOT NULL,
	"from_year" integer,
	"reverses_id" uuid,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_spend_amount_check" CHECK (case when reverses_id is null then amount_paise > 0 else amount_paise < 0 end)
);
--> statement-breakpoint
CREATE TABLE "csr_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"made_on" date NOT NULL,
	"receiver" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_transfer_amount_check" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "csr_year" (
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"net_worth_paise" bigint,
	"turnover_paise" bigint,
	"net_profit_paise" bigint,
	"elsewhere_paise" bigint DEFAULT 0 NOT NULL,
	"elsewhere_overhead_paise" bigint DEFAULT 0 NOT NULL,
	"plan_approved_on" date,
	"set_off_resolved_on" date,
	"cfo_half_on" date,
	"cfo_year_on" date,
	"csr2_filed_on" date,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_year_pkey" PRIMARY KEY("organisation_id","year"),
	CONSTRAINT "csr_year_year_check" CHECK (year between 2014 and 2100),
	CONSTRAINT "csr_year_figures_check" CHECK (num_nulls(net_worth_paise, turnover_paise, net_profit_paise) in (0, 3)),
	CONSTRAINT "csr_year_elsewhere_check" CHECK (elsewhere_paise >= 0 and elsewhere_overhead_paise >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "bonafide_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"institute_id" uuid NOT NULL,
	"roster_student_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" uuid
);
--> statement-breakpoint
CREATE TABLE "institute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"code" text NOT NULL,
	"request_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"established_year" smallint NOT NULL,
	"accreditation" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"website" text,
	"principal_name" text NOT NULL,
	"registration_number" text NOT NULL,
	"registration_key" text NOT NULL,
	"contact_email_encrypted" text NOT NULL,
	"contact_phone_encrypted" text NOT NULL,
	"alternate_phone_encrypted" text,
	"pan_encrypted" text NOT NULL,
	"gst_encrypted" text,
	"logo_document_id" uuid,
	"term_from" date NOT NULL,
	"term_to" date NOT NULL,
	"reminded_days" smallint,
	"renewal_asked_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institute_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone_encrypted" text NOT NULL,
	"member_role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partnership_document" (
	"request_id" uuid NOT NULL,
	"field" text NOT NULL,
	"document_id" uuid NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"attached_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "partnership_document_pkey" PRIMARY KEY("request_id","field")
);
--> statement-breakpoint
CREATE TABLE "partnership_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partnership_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"status" text NOT NULL,
	"answers_encrypted" text NOT NULL,
	"step" smallint DEFAULT 1 NOT NULL,
	"institute_name" text,
	"city" text,
	"state" text,
	"institute_type" text,
	"registration_key" text,
	"email_hash" text,
	"phone_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"institute_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"added" integer NOT NULL,
	"updated" integer NOT NULL,
	"refused" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_student" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL,
	"admission_number" text NOT NULL,
	"name" text NOT NULL,
	"birth_day" date NOT NULL,
	"gender" text NOT NULL,
	"course" text NOT NULL,
	"year" text NOT NULL,
	"phone_encrypted" text,
	"phone_hash" text,
	"status" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fraud_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"summary" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"detected_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fraud_alert_decision_check" CHECK (status = 'open' or (note is not null and decided_at is not null))
);
--> statement-breakpoint
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
CREATE TABLE "bulk_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid,
	"verdict" text NOT NULL,
	"reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_by_role" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_decision_item" (
	"bulk_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"outcome" text,
	"problem" text,
	CONSTRAINT "bulk_decision_item_pkey" PRIMARY KEY("bulk_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "decision_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_conflict" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_conflict_pkey" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_score" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"points" jsonb NOT NULL,
	"total" integer NOT NULL,
	"out_of" integer NOT NULL,
	"note" text,
	"scored_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_standing" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"mean" integer NOT NULL,
	"spread" integer NOT NULL,
	"scores" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_place" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"award_paise" bigint NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"placed_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "saved_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"schedule" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_on" date,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship_terms" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"seats" integer,
	"budget_paise" bigint,
	"award_paise" bigint,
	"questions" jsonb NOT NULL,
	"required_documents" text[] NOT NULL,
	"rubric" jsonb NOT NULL,
	"is_blind" boolean DEFAULT false NOT NULL,
	"reviewers_needed" smallint DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "csr_company" ADD CONSTRAINT "csr_company_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD CONSTRAINT "csr_outcome_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD CONSTRAINT "csr_outcome_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_report" ADD CONSTRAINT "csr_report_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_reverses_id_csr_spend_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."csr_spend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_transfer" ADD CONSTRAINT "csr_transfer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_year" ADD CONSTRAINT "csr_year_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "bonafide_letter" ADD CONSTRAINT "bonafide_letter_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonafide_letter" ADD CONSTRAINT "bonafide_letter_roster_student_id_roster_student_id_fk" FOREIGN KEY ("roster_student_id") REFERENCES "public"."roster_student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute" ADD CONSTRAINT "institute_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_person" ADD CONSTRAINT "institute_person_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_document" ADD CONSTRAINT "partnership_document_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_document" ADD CONSTRAINT "partnership_document_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_note" ADD CONSTRAINT "partnership_note_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import" ADD CONSTRAINT "roster_import_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_student" ADD CONSTRAINT "roster_student_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipient" ADD CONSTRAINT "campaign_recipient_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_hospital_id_hospital_partner_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital_partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_payment" ADD CONSTRAINT "insurance_payment_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_payment" ADD CONSTRAINT "insurance_payment_agent_number_insurance_agent_number_fk" FOREIGN KEY ("agent_number") REFERENCES "public"."insurance_agent"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_refund" ADD CONSTRAINT "insurance_refund_payment_id_insurance_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."insurance_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_user_id_insured_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."insured_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_agent_number_insurance_agent_number_fk" FOREIGN KEY ("agent_number") REFERENCES "public"."insurance_agent"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_decision_item" ADD CONSTRAINT "bulk_decision_item_bulk_id_bulk_decision_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_decision_item" ADD CONSTRAINT "bulk_decision_item_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_record" ADD CONSTRAINT "decision_record_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_conflict" ADD CONSTRAINT "review_conflict_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_score" ADD CONSTRAINT "review_score_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_standing" ADD CONSTRAINT "review_standing_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_standing" ADD CONSTRAINT "review_standing_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_place" ADD CONSTRAINT "waiting_place_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_place" ADD CONSTRAINT "waiting_place_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_terms" ADD CONSTRAINT "scholarship_terms_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csr_outcome_organisation_index" ON "csr_outcome" USING btree ("organisation_id","reported_on");--> statement-breakpoint
CREATE INDEX "csr_outcome_programme_index" ON "csr_outcome" USING btree ("programme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_report_period_key" ON "csr_report" USING btree ("organisation_id","frequency","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_spend_voucher_key" ON "csr_spend" USING btree ("organisation_id",lower(voucher)) WHERE reverses_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "csr_spend_reverses_key" ON "csr_spend" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "csr_spend_programme_index" ON "csr_spend" USING btree ("programme_id","spent_on","id");--> statement-breakpoint
CREATE INDEX "csr_spend_organisation_index" ON "csr_spend" USING btree ("organisation_id","spent_on");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_transfer_reference_key" ON "csr_transfer" USING btree ("organisation_id",lower(reference));--> statement-breakpoint
CREATE INDEX "csr_transfer_year_index" ON "csr_transfer" USING btree ("organisation_id","year");--> statement-breakpoint
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
CREATE INDEX "scholar_note_status_index" ON "scholar_note" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bonafide_letter_serial_key" ON "bonafide_letter" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "bonafide_letter_student_index" ON "bonafide_letter" USING btree ("roster_student_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_serial_key" ON "institute" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_code_key" ON "institute" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_registration_key" ON "institute" USING btree ("registration_key");--> statement-breakpoint
CREATE INDEX "institute_term_index" ON "institute" USING btree ("term_to");--> statement-breakpoint
CREATE INDEX "institute_person_index" ON "institute_person" USING btree ("institute_id","created_at");--> statement-breakpoint
CREATE INDEX "partnership_note_index" ON "partnership_note" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_request_serial_key" ON "partnership_request" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_request_registration_key" ON "partnership_request" USING btree ("registration_key") WHERE registration_key is not null and status <> 'rejected';--> statement-breakpoint
CREATE INDEX "partnership_request_desk_index" ON "partnership_request" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "partnership_request_due_index" ON "partnership_request" USING btree ("due_at") WHERE due_at is not null and escalated_at is null;--> statement-breakpoint
CREATE INDEX "partnership_request_saved_index" ON "partnership_request" USING btree ("saved_at") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "roster_import_index" ON "roster_import" USING btree ("institute_id","imported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roster_student_number_key" ON "roster_student" USING btree ("institute_id","admission_number");--> statement-breakpoint
CREATE INDEX "roster_student_name_index" ON "roster_student" USING btree ("institute_id","name","id");--> statement-breakpoint
CREATE INDEX "roster_student_phone_index" ON "roster_student" USING btree ("phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "fraud_alert_fingerprint_key" ON "fraud_alert" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "fraud_alert_detected_index" ON "fraud_alert" USING btree ("detected_at","id");--> statement-breakpoint
CREATE INDEX "fraud_alert_status_index" ON "fraud_alert" USING btree ("status","severity");--> statement-breakpoint
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
CREATE INDEX "policy_search_index" ON "policy" USING gin (lower("customer_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bulk_decision_institute_index" ON "bulk_decision" USING btree ("institute_id","prepared_at");--> statement-breakpoint
CREATE INDEX "decision_record_index" ON "decision_record" USING btree ("application_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_score_reviewer_key" ON "review_score" USING btree ("application_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "review_standing_rank_index" ON "review_standing" USING btree ("scholarship_id","mean");--> statement-breakpoint
CREATE INDEX "waiting_place_open_index" ON "waiting_place" USING btree ("scholarship_id","placed_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "saved_report_created_index" ON "saved_report" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "application_sent_index" ON "application" USING btree ("scholarship_id","submitted_at","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "booking_region_index" ON "booking" USING btree ("region","status");--> statement-breakpoint
CREATE INDEX "enquiry_region_index" ON "enquiry" USING btree ("region","status");