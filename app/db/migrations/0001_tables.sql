CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"student_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scholarship_id" uuid,
	"helper_id" uuid,
	"status" text NOT NULL,
	"answers" jsonb NOT NULL,
	"step" text DEFAULT '1' NOT NULL,
	"aadhaar_last_four" text,
	"aadhaar_hash" text,
	"account_encrypted" text,
	"account_last_four" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"extended_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decision_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"decision_note" text,
	"decision_sentence" text,
	"award_paise" bigint,
	"appealed_at" timestamp (3) with time zone,
	"appeal_text" text,
	"paid_at" timestamp (3) with time zone,
	"payout_reference" text,
	"forwarded_at" timestamp (3) with time zone,
	"provider_reference" text,
	"issued" jsonb,
	"goes_at" timestamp (3) with time zone,
	"goes_told_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "application_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"note" text,
	"sentence" text,
	"checked_at" timestamp (3) with time zone,
	"checked_by_role" text,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_document" (
	"application_id" uuid NOT NULL,
	"field" text NOT NULL,
	"document_id" uuid NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "application_document_pkey" PRIMARY KEY("application_id","field")
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"to_status" text,
	"about" text,
	"by_role" text NOT NULL,
	"helper_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"by_role" text NOT NULL,
	"by_user_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_outage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_profile" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"course" text,
	"institution" text,
	"year" text,
	"cgpa" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"by_user_id" uuid,
	CONSTRAINT "assignment_pkey" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"chain" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entry_pkey" PRIMARY KEY("chain","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_network" (
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_network_pkey" PRIMARY KEY("chain","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"chains" integer NOT NULL,
	"heads_hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seal_head" (
	"seal_seq" bigint NOT NULL,
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seal_head_pkey" PRIMARY KEY("seal_seq","chain")
);
--> statement-breakpoint
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
CREATE TABLE "award" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status_at" timestamp (3) with time zone,
	"accept_by" date,
	"accepted_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "award_amount_check" CHECK (amount_paise > 0)
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
	"payee_holder" text,
	"payee_ifsc" text,
	"approved_paise" bigint,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"rating" smallint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "claim_terms_check" CHECK (amount_paise > 0 and (rating is null or rating between 1 and 5)),
	CONSTRAINT "claim_approved_check" CHECK (approved_paise is null or (status = 'approved' and approved_paise between 1 and amount_paise)),
	CONSTRAINT "claim_reason_check" CHECK (status <> 'rejected' or reason is not null)
);
--> statement-breakpoint
CREATE TABLE "claim_day" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"opened" integer NOT NULL,
	"decided" integer NOT NULL,
	"ratings" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	CONSTRAINT "claim_day_pkey" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"institute_id" uuid,
	"author_id" uuid NOT NULL,
	"text_encrypted" text,
	"is_about_work" boolean NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_mention" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "comment_mention_pkey" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"words" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "consent_student_check" CHECK (student_id is not null or withdrawn_at is not null or purpose in ('terms', 'privacy'))
);
--> statement-breakpoint
CREATE TABLE "guardian_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"guardian_name_encrypted" text NOT NULL,
	"relation" text NOT NULL,
	"phone_hash" text NOT NULL,
	"phone_encrypted" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"words" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "article_like" (
	"slug" text NOT NULL,
	"reader_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_like_pkey" PRIMARY KEY("slug","reader_hash")
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"slug" text PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_vote" (
	"question_id" text NOT NULL,
	"reader_hash" text NOT NULL,
	"helpful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_vote_pkey" PRIMARY KEY("question_id","reader_hash")
);
--> statement-breakpoint
CREATE TABLE "letter_subscriber" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"email_sealed" text,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"read_up_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"test_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"score_hundredths" integer,
	"correct" integer,
	"wrong" integer,
	"blank" integer
);
--> statement-breakpoint
CREATE TABLE "csr_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"spend_id" uuid,
	"year" integer,
	"programme_id" uuid,
	"document_id" uuid NOT NULL,
	"added_by" uuid,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "csr_paper_subject_check" CHECK (num_nonnulls(spend_id, year, programme_id) = 1)
);
--> statement-breakpoint
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
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_reason" text,
	CONSTRAINT "csr_outcome_taken_back_check" CHECK ((taken_back_at is null) = (taken_back_reason is null)),
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
	"status" text DEFAULT 'booked' NOT NULL,
	"reason" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_by" uuid,
	CONSTRAINT "csr_spend_two_people" CHECK (checked_by is null or checked_by <> created_by),
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
CREATE TABLE "document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"original_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer,
	"issued_on" date,
	"valid_until" date,
	"issuer" text,
	"issuer_agrees" boolean,
	"end_told" smallint,
	"sha256" text NOT NULL,
	"store_key" text NOT NULL,
	"key_id" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"purged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "document_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"grantee_kind" text NOT NULL,
	"grantee_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "locker_pass" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"verifier_encrypted" text NOT NULL,
	"token_encrypted" text,
	"back_to" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "donation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"organisation_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
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
	CONSTRAINT "donation_amount_check" CHECK (amount_paise > 0 and refunded_paise between 0 and amount_paise)
);
--> statement-breakpoint
CREATE TABLE "erasure_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "group_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid,
	"scholarship_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"words" jsonb NOT NULL,
	"status" text NOT NULL,
	"people" integer NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_by_role" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "group_message_person" (
	"message_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "group_message_person_pkey" PRIMARY KEY("message_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"kind" text NOT NULL,
	"service" text NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"status" text NOT NULL,
	"name_sealed" text,
	"email_sealed" text,
	"email_hash" text,
	"phone_sealed" text,
	"phone_hash" text,
	"answers_sealed" text,
	"language" text NOT NULL,
	"region" text,
	"assigned_to" uuid,
	"user_id" uuid,
	"way" text DEFAULT 'phone' NOT NULL,
	"venue" text,
	"talk_language" text,
	"preferred_time" text,
	"counsellor_id" uuid,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"fingerprint" text NOT NULL,
	"rating" integer,
	"feedback_sealed" text,
	"summary_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "booking_rating_check" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "booking_guardian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"phone_sealed" text,
	"phone_hash" text,
	"language" text NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"agreed_at" timestamp (3) with time zone,
	"words" text
);
--> statement-breakpoint
CREATE TABLE "booking_hold" (
	"resource" text NOT NULL,
	"cell" bigint NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "booking_hold_pkey" PRIMARY KEY("resource","cell")
);
--> statement-breakpoint
CREATE TABLE "counsellor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"serves" text[] NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"email_sealed" text,
	"base_sessions" integer NOT NULL,
	"base_ratings" integer NOT NULL,
	"base_rating_sum" integer NOT NULL,
	"active" boolean NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counsellor_hours" (
	"counsellor_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "counsellor_hours_pkey" PRIMARY KEY("counsellor_id","weekday","from_minute"),
	CONSTRAINT "counsellor_hours_check" CHECK (weekday between 0 and 6 and from_minute >= 0 and to_minute > from_minute and to_minute <= 1440)
);
--> statement-breakpoint
CREATE TABLE "workshop_detail" (
	"workshop" text PRIMARY KEY NOT NULL,
	"place" text,
	"materials" text,
	"materials_link" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email_encrypted" text,
	"email_hash" text,
	"phone_encrypted" text,
	"phone_hash" text,
	"message_encrypted" text,
	"language" text NOT NULL,
	"region" text,
	"assigned_to" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reply_by" timestamp (3) with time zone NOT NULL,
	"settle_by" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text_encrypted" text NOT NULL,
	"sentence" text,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_pkey" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "institute_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"member_role" text NOT NULL,
	"institute_name" text NOT NULL,
	"institute_code" text NOT NULL,
	"vouched_by" uuid,
	"vouched_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone
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
	"email_encrypted" text,
	"remind_by_sms" boolean DEFAULT true NOT NULL,
	"remind_by_email" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "agent_month" (
	"agent_number" integer NOT NULL,
	"month" date NOT NULL,
	"policies" integer NOT NULL,
	"premium_paise" bigint NOT NULL,
	CONSTRAINT "agent_month_pkey" PRIMARY KEY("month","agent_number")
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
CREATE TABLE "fraud_alert_claim" (
	"alert_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	CONSTRAINT "fraud_alert_claim_pkey" PRIMARY KEY("alert_id","claim_id")
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
CREATE TABLE "insured_user_day" (
	"plan" text NOT NULL,
	"joined_on" date NOT NULL,
	"covered_until" date NOT NULL,
	"users" integer NOT NULL,
	CONSTRAINT "insured_user_day_pkey" PRIMARY KEY("joined_on","covered_until","plan")
);
--> statement-breakpoint
CREATE TABLE "joining_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_user_id" uuid,
	"by_name" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joining_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"status" text NOT NULL,
	"email_encrypted" text NOT NULL,
	"email_hash" text NOT NULL,
	"email_domain" text NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp (3) with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"name" text,
	"city" text,
	"state" text,
	"answers_encrypted" text,
	"pan_hash" text,
	"cin" text,
	"registration_key" text,
	"document_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"told" text,
	"organisation_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "list_choice" (
	"user_id" uuid NOT NULL,
	"desk" text NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid,
	"hidden" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "list_choice_pkey" PRIMARY KEY("user_id","desk","list")
);
--> statement-breakpoint
CREATE TABLE "list_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"desk" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"given_by" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	"topics" jsonb
);
--> statement-breakpoint
CREATE TABLE "message_lane" (
	"lane" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"last_error_at" timestamp (3) with time zone,
	"last_success_at" timestamp (3) with time zone,
	"probe_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "message_lane_lane_channel_pk" PRIMARY KEY("lane","channel")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"words" jsonb,
	"link" text,
	"dedupe_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_new_scholarships" boolean NOT NULL,
	"sms_application_updates" boolean NOT NULL,
	"weekly_digest" boolean NOT NULL,
	"profile_visible" boolean NOT NULL,
	"share_anonymous_stories" boolean NOT NULL,
	"bell_new_scholarships" boolean DEFAULT true NOT NULL,
	"bell_deadlines" boolean DEFAULT true NOT NULL,
	"email_deadlines" boolean DEFAULT true NOT NULL,
	"sms_new_scholarships" boolean DEFAULT true NOT NULL,
	"sms_deadlines" boolean DEFAULT true NOT NULL,
	"whatsapp_new_scholarships" boolean DEFAULT false NOT NULL,
	"whatsapp_deadlines" boolean DEFAULT false NOT NULL,
	"whatsapp_application_updates" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbound_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"recipient_encrypted" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"subject_encrypted" text,
	"body_encrypted" text,
	"dedupe_key" text NOT NULL,
	"status" text NOT NULL,
	"lane" text DEFAULT 'transactional' NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"proven_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"reference" text,
	"error_code" text,
	"subject_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"amount_paise" bigint,
	"payload_encrypted" text,
	"reason" text,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"refusal_reason" text,
	CONSTRAINT "money_approval_two_people" CHECK (status <> 'approved' or (decided_by is not null and decided_by <> asked_by)),
	CONSTRAINT "money_approval_refusal_check" CHECK (status <> 'refused' or refusal_reason is not null)
);
--> statement-breakpoint
CREATE TABLE "nominee_copy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"fetched_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "nominee" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid,
	"name_encrypted" text NOT NULL,
	"relation" text NOT NULL,
	"phone_hash" text,
	"phone_encrypted" text,
	"email_hash" text,
	"email_encrypted" text,
	"named_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nominee_contact_check" CHECK (phone_encrypted is not null or email_encrypted is not null)
);
--> statement-breakpoint
CREATE TABLE "gateway_minute" (
	"service" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"good" integer NOT NULL,
	"bad" integer NOT NULL,
	"last_good_at" timestamp (3) with time zone,
	"last_bad_at" timestamp (3) with time zone,
	"last_code" text,
	CONSTRAINT "gateway_minute_service_minute_pk" PRIMARY KEY("service","minute")
);
--> statement-breakpoint
CREATE TABLE "process_beat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"skew_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"pan_encrypted" text,
	"pan_hash" text,
	"cin" text,
	"registration_number" text,
	"csr1_number" text,
	"email_domain" text,
	"contact_email_encrypted" text,
	"address" text,
	"focus_areas" text[] DEFAULT '{}'::text[] NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_password" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"gateway_event_id" text NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"payer_user_id" uuid,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"gateway" text NOT NULL,
	"gateway_order_id" text,
	"gateway_payment_id" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"fee_paise" bigint,
	"fee_tax_paise" bigint,
	"receipt_number" text,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_order_amount_check" CHECK (amount_paise > 0 and refunded_paise between 0 and amount_paise),
	CONSTRAINT "payment_order_fee_check" CHECK (fee_paise >= 0 and fee_tax_paise >= 0)
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
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"policies" integer NOT NULL,
	"premium_paise" bigint NOT NULL,
	CONSTRAINT "policy_day_pkey" PRIMARY KEY("sold_on","valid_from","valid_to","plan")
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
CREATE TABLE "programme" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"organisation_id" uuid,
	"institute_id" uuid,
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
	"paused_at" timestamp (3) with time zone,
	"milestones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"states" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_budget_check" CHECK (budget_paise >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"subscription_encrypted" text NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_user_id" uuid,
	"by_name" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"new_phone_encrypted" text NOT NULL,
	"new_phone_hash" text NOT NULL,
	"otr_number" text,
	"answers_encrypted" text,
	"document_id" uuid,
	"user_id" uuid,
	"student_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"takes_effect_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"otr_number" text,
	"name" text,
	"given_name" text,
	"gender" text,
	"date_of_birth" date,
	"mother_name" text,
	"no_mother" text,
	"father_name" text,
	"no_father" text,
	"class" text,
	"school_name" text,
	"school_address" text,
	"school_pincode" text,
	"state" text,
	"bank_name" text,
	"account_type" text,
	"passbook_name" text,
	"ifsc_code" text,
	"account_encrypted" text,
	"account_last_four" text,
	"aadhaar_last_four" text,
	"aadhaar_hash" text,
	"aadhaar_qr" text,
	"aadhaar_document_id" uuid,
	"passbook_document_id" uuid,
	"relationship_document_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"registered_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"corrected_by" uuid,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	"changes_encrypted" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid,
	"verdict" text NOT NULL,
	"reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" text,
	"sentence" text,
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
	"scholarship_id" uuid,
	"institute_id" uuid,
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
CREATE TABLE "saved_report_reader" (
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "saved_report_reader_pkey" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_scholarship" (
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_scholarship_pkey" PRIMARY KEY("student_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship_alert" (
	"student_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"about" date NOT NULL,
	"days_left" smallint NOT NULL,
	"told_on" date,
	CONSTRAINT "scholarship_alert_pkey" PRIMARY KEY("student_id","number","kind","days_left","about")
);
--> statement-breakpoint
CREATE TABLE "scholarship_digest" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"matches" integer NOT NULL,
	"deadlines" integer NOT NULL,
	"queued_at" timestamp (3) with time zone,
	CONSTRAINT "scholarship_digest_pkey" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "scholarship_relaxation" (
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"place" smallint NOT NULL,
	"traits" bigint,
	"level_from" smallint,
	"level_to" smallint,
	"bound" bigint,
	CONSTRAINT "scholarship_relaxation_pkey" PRIMARY KEY("number","kind","place")
);
--> statement-breakpoint
CREATE TABLE "scholarship_rule" (
	"number" integer PRIMARY KEY NOT NULL,
	"is_public" boolean NOT NULL,
	"criteria" smallint NOT NULL,
	"level_from" smallint,
	"level_to" smallint,
	"states" bigint,
	"fields" bigint,
	"all_of" bigint,
	"any_of_1" bigint,
	"any_of_2" bigint,
	"any_of_3" bigint,
	"any_of_4" bigint,
	"any_of_5" bigint,
	"any_of_6" bigint,
	"income_max" bigint,
	"marks_min" integer,
	"age_min" smallint,
	"age_max" smallint,
	"year_from" smallint,
	"year_to" smallint,
	"institutions" text[],
	"questions" text[],
	"is_relaxed" boolean NOT NULL
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
	"money_source" text,
	"promised_at" timestamp (3) with time zone,
	"promised_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"provider_type" text NOT NULL,
	"category" text NOT NULL,
	"amount_text" text NOT NULL,
	"amount_min_paise" bigint,
	"amount_max_paise" bigint,
	"amount_period" text NOT NULL,
	"description" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"season" jsonb NOT NULL,
	"deadline_note" text,
	"eligibility" text[] DEFAULT '{}'::text[] NOT NULL,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"words" jsonb,
	"documents" text[] DEFAULT '{}'::text[] NOT NULL,
	"application_process" text NOT NULL,
	"website" text,
	"seats_per_year" integer,
	"applicants" integer,
	"selected" integer,
	"is_sample" boolean DEFAULT false NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid,
	"run_here" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	"sources" text[] DEFAULT '{}'::text[] NOT NULL,
	"checked_on" date,
	"differs" text,
	"content_hash" text,
	"revision" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"approval_asked_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	"announced_up_to" uuid,
	CONSTRAINT "scholarship_number_key" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "scholarship_apart" (
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scholarship_apart_pkey" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "scholarship_change" (
	"scholarship_id" uuid NOT NULL,
	"revision" bigint NOT NULL,
	"matters" text[] DEFAULT '{}'::text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "scholarship_change_pkey" PRIMARY KEY("scholarship_id","revision")
);
--> statement-breakpoint
CREATE TABLE "scholarship_cycle" (
	"scholarship_id" uuid NOT NULL,
	"closes_on" date NOT NULL,
	"opens_on" date,
	"basis" text NOT NULL,
	CONSTRAINT "scholarship_cycle_pkey" PRIMARY KEY("scholarship_id","closes_on")
);
--> statement-breakpoint
CREATE TABLE "scholarship_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"hash" text,
	"text" text,
	"seen_text" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship_merge" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"status_before" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_totp" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_encrypted" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_totp_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "account_tie" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"by_user_id" uuid NOT NULL,
	"how" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_look" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"amount_paise" bigint,
	"payload_encrypted" text,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"refusal_reason" text,
	CONSTRAINT "second_look_two_people" CHECK (status not in ('approved', 'done') or (decided_by is not null and decided_by <> requested_by))
);
--> statement-breakpoint
CREATE TABLE "parked_form" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"path" text NOT NULL,
	"fields_encrypted" text NOT NULL,
	"had_files" boolean NOT NULL,
	"had_secrets" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"student_id" uuid,
	"helper_id" uuid,
	"device" text NOT NULL,
	"network" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"tag" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text NOT NULL,
	"shown_name" text NOT NULL,
	"place" text NOT NULL,
	"state" text NOT NULL,
	"course" text NOT NULL,
	"level" text NOT NULL,
	"scholarship" text NOT NULL,
	"amount" text NOT NULL,
	"year" integer NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"portrait" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "story_rating_check" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "student_facts" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"level" smallint,
	"study_year" smallint,
	"state" smallint,
	"traits_yes" bigint NOT NULL,
	"traits_no" bigint NOT NULL,
	"fields" bigint,
	"income_from" bigint,
	"income_to" bigint,
	"marks" integer,
	"birth_day" date,
	"institution" text,
	"answers_yes" text[],
	"answers_no" text[],
	"profile" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_helper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name_encrypted" text NOT NULL,
	"kind" text NOT NULL,
	"phone_hash" text NOT NULL,
	"phone_encrypted" text NOT NULL,
	"language" text NOT NULL,
	"let_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "student" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"serial" serial NOT NULL,
	"name" text,
	"given_name" text,
	"birth_day" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "suggestion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"field" text NOT NULL,
	"status" text NOT NULL,
	"words_encrypted" text,
	"email_encrypted" text,
	"email_hash" text,
	"user_id" uuid,
	"language" text NOT NULL,
	"document_id" uuid,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suspension" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"by_user_id" uuid,
	"paused" text[] DEFAULT '{}'::text[] NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"restored_by" uuid,
	"restored_note" text
);
--> statement-breakpoint
CREATE TABLE "throttle_window" (
	"key" text PRIMARY KEY NOT NULL,
	"about" text,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"work_digest" boolean DEFAULT true NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value_hash" text NOT NULL,
	"value_encrypted" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"organisation_id" uuid,
	"team_role" text,
	"staff_roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	CONSTRAINT "user_role_pkey" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_helper_id_student_helper_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."student_helper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_check" ADD CONSTRAINT "application_check_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_helper_id_student_helper_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."student_helper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_profile" ADD CONSTRAINT "student_profile_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_seal_head" ADD CONSTRAINT "audit_seal_head_seal_seq_audit_seal_seq_fk" FOREIGN KEY ("seal_seq") REFERENCES "public"."audit_seal"("seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_passbook_id_document_id_fk" FOREIGN KEY ("passbook_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_payment" ADD CONSTRAINT "outside_payment_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_payment" ADD CONSTRAINT "outside_payment_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholar_note" ADD CONSTRAINT "scholar_note_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholar_note" ADD CONSTRAINT "scholar_note_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "campaign_recipient" ADD CONSTRAINT "campaign_recipient_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payment" ADD CONSTRAINT "claim_payment_batch_id_claim_payment_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."claim_payment_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payment" ADD CONSTRAINT "claim_payment_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_hospital_id_hospital_partner_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital_partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consent" ADD CONSTRAINT "guardian_consent_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_spend_id_csr_spend_id_fk" FOREIGN KEY ("spend_id") REFERENCES "public"."csr_spend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_added_by_app_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_company" ADD CONSTRAINT "csr_company_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD CONSTRAINT "csr_outcome_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD CONSTRAINT "csr_outcome_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_report" ADD CONSTRAINT "csr_report_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_reverses_id_csr_spend_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."csr_spend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_checked_by_app_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_transfer" ADD CONSTRAINT "csr_transfer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_year" ADD CONSTRAINT "csr_year_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_grant" ADD CONSTRAINT "document_grant_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_pass" ADD CONSTRAINT "locker_pass_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_pass" ADD CONSTRAINT "locker_pass_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_request" ADD CONSTRAINT "erasure_request_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message" ADD CONSTRAINT "group_message_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_person" ADD CONSTRAINT "group_message_person_message_id_group_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."group_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_person" ADD CONSTRAINT "group_message_person_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_person" ADD CONSTRAINT "group_message_person_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guardian" ADD CONSTRAINT "booking_guardian_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_hold" ADD CONSTRAINT "booking_hold_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsellor_hours" ADD CONSTRAINT "counsellor_hours_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonafide_letter" ADD CONSTRAINT "bonafide_letter_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonafide_letter" ADD CONSTRAINT "bonafide_letter_roster_student_id_roster_student_id_fk" FOREIGN KEY ("roster_student_id") REFERENCES "public"."roster_student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute" ADD CONSTRAINT "institute_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_person" ADD CONSTRAINT "institute_person_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_document" ADD CONSTRAINT "partnership_document_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_document" ADD CONSTRAINT "partnership_document_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_note" ADD CONSTRAINT "partnership_note_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import" ADD CONSTRAINT "roster_import_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_student" ADD CONSTRAINT "roster_student_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_alert_claim" ADD CONSTRAINT "fraud_alert_claim_alert_id_fraud_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."fraud_alert"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_alert_claim" ADD CONSTRAINT "fraud_alert_claim_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_payment" ADD CONSTRAINT "insurance_payment_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_payment" ADD CONSTRAINT "insurance_payment_agent_number_insurance_agent_number_fk" FOREIGN KEY ("agent_number") REFERENCES "public"."insurance_agent"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_refund" ADD CONSTRAINT "insurance_refund_payment_id_insurance_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."insurance_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_event" ADD CONSTRAINT "joining_event_request_id_joining_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."joining_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_reverses_id_ledger_transaction_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_choice" ADD CONSTRAINT "list_choice_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_choice" ADD CONSTRAINT "list_choice_view_id_list_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_view"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_consent" ADD CONSTRAINT "message_consent_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approval" ADD CONSTRAINT "money_approval_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approval" ADD CONSTRAINT "money_approval_asked_by_app_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approval" ADD CONSTRAINT "money_approval_decided_by_app_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominee_copy" ADD CONSTRAINT "nominee_copy_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominee_copy" ADD CONSTRAINT "nominee_copy_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominee" ADD CONSTRAINT "nominee_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominee" ADD CONSTRAINT "nominee_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_password" ADD CONSTRAINT "user_password_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_award_id_award_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."award"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_user_id_insured_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."insured_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_agent_number_insurance_agent_number_fk" FOREIGN KEY ("agent_number") REFERENCES "public"."insurance_agent"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_deposit" ADD CONSTRAINT "fund_deposit_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_renews_id_programme_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_event" ADD CONSTRAINT "recovery_event_request_id_recovery_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."recovery_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_correction" ADD CONSTRAINT "registration_correction_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_decision_item" ADD CONSTRAINT "bulk_decision_item_bulk_id_bulk_decision_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_decision_item" ADD CONSTRAINT "bulk_decision_item_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_record" ADD CONSTRAINT "decision_record_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_conflict" ADD CONSTRAINT "review_conflict_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_score" ADD CONSTRAINT "review_score_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_standing" ADD CONSTRAINT "review_standing_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_standing" ADD CONSTRAINT "review_standing_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_place" ADD CONSTRAINT "waiting_place_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_place" ADD CONSTRAINT "waiting_place_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report_reader" ADD CONSTRAINT "saved_report_reader_report_id_saved_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."saved_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report_reader" ADD CONSTRAINT "saved_report_reader_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarship" ADD CONSTRAINT "saved_scholarship_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarship" ADD CONSTRAINT "saved_scholarship_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_alert" ADD CONSTRAINT "scholarship_alert_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_alert" ADD CONSTRAINT "scholarship_alert_number_scholarship_number_fk" FOREIGN KEY ("number") REFERENCES "public"."scholarship"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_digest" ADD CONSTRAINT "scholarship_digest_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_relaxation" ADD CONSTRAINT "scholarship_relaxation_number_scholarship_number_fk" FOREIGN KEY ("number") REFERENCES "public"."scholarship"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_rule" ADD CONSTRAINT "scholarship_rule_number_scholarship_number_fk" FOREIGN KEY ("number") REFERENCES "public"."scholarship"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_terms" ADD CONSTRAINT "scholarship_terms_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_apart" ADD CONSTRAINT "scholarship_apart_first_id_scholarship_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_apart" ADD CONSTRAINT "scholarship_apart_second_id_scholarship_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_change" ADD CONSTRAINT "scholarship_change_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_cycle" ADD CONSTRAINT "scholarship_cycle_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_link" ADD CONSTRAINT "scholarship_link_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_merge" ADD CONSTRAINT "scholarship_merge_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_merge" ADD CONSTRAINT "scholarship_merge_into_id_scholarship_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_totp" ADD CONSTRAINT "user_totp_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_form" ADD CONSTRAINT "parked_form_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_helper_id_student_helper_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."student_helper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_facts" ADD CONSTRAINT "student_facts_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_facts" ADD CONSTRAINT "student_facts_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_helper" ADD CONSTRAINT "student_helper_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_helper" ADD CONSTRAINT "student_helper_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_contact" ADD CONSTRAINT "user_contact_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_user_id_index" ON "application" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_helper_id_index" ON "application" USING btree ("helper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_serial_key" ON "application" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "application_student_index" ON "application" USING btree ("student_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "application_scholarship_index" ON "application" USING btree ("scholarship_id","status");--> statement-breakpoint
CREATE INDEX "application_sent_index" ON "application" USING btree ("scholarship_id","submitted_at","id") WHERE submitted_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "application_state_index" ON "application" USING btree ("scholarship_id","status","submitted_at","id") WHERE submitted_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "application_due_index" ON "application" USING btree ("due_at") WHERE due_at is not null and escalated_at is null;--> statement-breakpoint
CREATE INDEX "application_draft_index" ON "application" USING btree ("saved_at") WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "application_open_key" ON "application" USING btree ("student_id","scholarship_id") WHERE scholarship_id is not null and status not in ('withdrawn', 'rejected', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "application_check_code_key" ON "application_check" USING btree ("application_id","code");--> statement-breakpoint
CREATE INDEX "application_document_document_index" ON "application_document" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "application_event_helper_id_index" ON "application_event" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "application_event_index" ON "application_event" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE INDEX "application_message_index" ON "application_message" USING btree ("application_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "assignment_user_index" ON "assignment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_chain_unsealed_index" ON "audit_chain" USING btree ("chain") WHERE seq > sealed_seq;--> statement-breakpoint
CREATE INDEX "audit_entry_subject_index" ON "audit_entry" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_index" ON "audit_entry" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_at_index" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_network_at_index" ON "audit_network" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_change_passbook_id_index" ON "account_change" USING btree ("passbook_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_change_open_key" ON "account_change" USING btree ("award_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "account_change_award_index" ON "account_change" USING btree ("award_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "award_application_key" ON "award" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "award_programme_index" ON "award" USING btree ("programme_id","created_at");--> statement-breakpoint
CREATE INDEX "award_student_index" ON "award" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "award_status_index" ON "award" USING btree ("status","status_at");--> statement-breakpoint
CREATE INDEX "outside_payment_document_id_index" ON "outside_payment" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "outside_payment_award_id_index" ON "outside_payment" USING btree ("award_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_payment_award_key" ON "outside_payment" USING btree ("award_id") WHERE status <> 'taken_back';--> statement-breakpoint
CREATE INDEX "outside_payment_status_index" ON "outside_payment" USING btree ("status","recorded_at");--> statement-breakpoint
CREATE INDEX "scholar_note_student_id_index" ON "scholar_note" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scholar_note_award_key" ON "scholar_note" USING btree ("award_id");--> statement-breakpoint
CREATE INDEX "scholar_note_status_index" ON "scholar_note" USING btree ("status","created_at");--> statement-breakpoint
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
CREATE INDEX "campaign_created_index" ON "campaign" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_status_index" ON "campaign" USING btree ("status") WHERE status = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipient_person_key" ON "campaign_recipient" USING btree ("campaign_id","person_id");--> statement-breakpoint
CREATE INDEX "campaign_recipient_waiting_index" ON "campaign_recipient" USING btree ("campaign_id","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "campaign_recipient_message_index" ON "campaign_recipient" USING btree ("message_id") WHERE message_id is not null and delivered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_payment_open_key" ON "claim_payment" USING btree ("claim_id") WHERE status in ('prepared', 'sent', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "claim_payment_reference_key" ON "claim_payment" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "claim_payment_batch_index" ON "claim_payment" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "claim_payment_claim_index" ON "claim_payment" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_payment_batch_prepared_index" ON "claim_payment_batch" USING btree ("prepared_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_number_key" ON "claim" USING btree ("claim_number");--> statement-breakpoint
CREATE INDEX "claim_claimed_index" ON "claim" USING btree ("claimed_on","id");--> statement-breakpoint
CREATE INDEX "claim_status_index" ON "claim" USING btree ("status","claimed_on","id");--> statement-breakpoint
CREATE INDEX "claim_decided_index" ON "claim" USING btree ("decided_at" DESC NULLS FIRST) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "claim_amount_index" ON "claim" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "claim_policy_index" ON "claim" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "claim_hospital_index" ON "claim" USING btree ("hospital_id","amount_paise");--> statement-breakpoint
CREATE INDEX "claim_payee_index" ON "claim" USING btree ("payee_account_hash") WHERE payee_account_hash is not null;--> statement-breakpoint
CREATE INDEX "claim_search_index" ON "claim" USING gin (lower("customer_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "comment_subject_index" ON "comment" USING btree ("subject_kind","subject_id","written_at");--> statement-breakpoint
CREATE INDEX "comment_author_index" ON "comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comment_mention_user_index" ON "comment_mention" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consent_user_index" ON "consent" USING btree ("user_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_alive_key" ON "consent" USING btree ("user_id","purpose",coalesce(student_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "consent_student_index" ON "consent" USING btree ("student_id","purpose");--> statement-breakpoint
CREATE INDEX "guardian_consent_student_id_index" ON "guardian_consent" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_consent_alive_key" ON "guardian_consent" USING btree ("student_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "guardian_consent_phone_index" ON "guardian_consent" USING btree ("phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_subscriber_email_key" ON "letter_subscriber" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "letter_subscriber_status_index" ON "letter_subscriber" USING btree ("status","read_up_to");--> statement-breakpoint
CREATE INDEX "mock_attempt_user_index" ON "mock_attempt" USING btree ("user_id","test_id","started_at");--> statement-breakpoint
CREATE INDEX "csr_paper_organisation_index" ON "csr_paper" USING btree ("organisation_id","added_at");--> statement-breakpoint
CREATE INDEX "csr_paper_spend_index" ON "csr_paper" USING btree ("spend_id");--> statement-breakpoint
CREATE INDEX "csr_paper_programme_index" ON "csr_paper" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "csr_paper_document_index" ON "csr_paper" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "csr_paper_added_by_index" ON "csr_paper" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "csr_outcome_organisation_index" ON "csr_outcome" USING btree ("organisation_id","reported_on");--> statement-breakpoint
CREATE INDEX "csr_outcome_programme_index" ON "csr_outcome" USING btree ("programme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_report_period_key" ON "csr_report" USING btree ("organisation_id","frequency","from_day");--> statement-breakpoint
CREATE INDEX "csr_spend_created_by_index" ON "csr_spend" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "csr_spend_checked_by_index" ON "csr_spend" USING btree ("checked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_spend_voucher_key" ON "csr_spend" USING btree ("organisation_id",lower(voucher)) WHERE reverses_id is null and status in ('waiting', 'booked');--> statement-breakpoint
CREATE UNIQUE INDEX "csr_spend_reverses_key" ON "csr_spend" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "csr_spend_programme_index" ON "csr_spend" USING btree ("programme_id","spent_on","id");--> statement-breakpoint
CREATE INDEX "csr_spend_organisation_index" ON "csr_spend" USING btree ("organisation_id","spent_on");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_transfer_reference_key" ON "csr_transfer" USING btree ("organisation_id",lower(reference));--> statement-breakpoint
CREATE INDEX "csr_transfer_year_index" ON "csr_transfer" USING btree ("organisation_id","year");--> statement-breakpoint
CREATE UNIQUE INDEX "document_store_key" ON "document" USING btree ("store_key");--> statement-breakpoint
CREATE INDEX "document_owner_index" ON "document" USING btree ("owner_kind","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "document_unstored_index" ON "document" USING btree ("created_at") WHERE stored_at is null;--> statement-breakpoint
CREATE INDEX "document_valid_until_index" ON "document" USING btree ("valid_until") WHERE valid_until is not null;--> statement-breakpoint
CREATE INDEX "document_unpurged_index" ON "document" USING btree ("deleted_at") WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "document_grant_document_id_index" ON "document_grant" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_grant_alive_key" ON "document_grant" USING btree ("document_id","grantee_kind","grantee_id","subject_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "document_grant_grantee_index" ON "document_grant" USING btree ("grantee_kind","grantee_id");--> statement-breakpoint
CREATE INDEX "document_grant_subject_index" ON "document_grant" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "locker_pass_state_key" ON "locker_pass" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "locker_pass_user_index" ON "locker_pass" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "locker_pass_student_index" ON "locker_pass" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "locker_pass_expiry_index" ON "locker_pass" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "donation_created_by_index" ON "donation" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "donation_serial_key" ON "donation" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "donation_form_key" ON "donation" USING btree ("organisation_id","form_key");--> statement-breakpoint
CREATE UNIQUE INDEX "donation_receipt_key" ON "donation" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "donation_organisation_index" ON "donation" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "donation_programme_index" ON "donation" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "erasure_request_user_id_index" ON "erasure_request" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_request_open_key" ON "erasure_request" USING btree ("user_id") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "erasure_request_due_index" ON "erasure_request" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "group_message_institute_index" ON "group_message" USING btree ("institute_id","prepared_at");--> statement-breakpoint
CREATE INDEX "group_message_prepared_index" ON "group_message" USING btree ("prepared_at","id");--> statement-breakpoint
CREATE INDEX "group_message_scholarship_index" ON "group_message" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "group_message_person_student_index" ON "group_message_person" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "group_message_person_application_index" ON "group_message_person" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_serial_key" ON "booking" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_alive_key" ON "booking" USING btree ("fingerprint") WHERE status in ('guardian', 'requested', 'confirmed');--> statement-breakpoint
CREATE INDEX "booking_phone_index" ON "booking" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "booking_email_index" ON "booking" USING btree ("email_hash","created_at");--> statement-breakpoint
CREATE INDEX "booking_user_index" ON "booking" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_created_index" ON "booking" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_start_index" ON "booking" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "booking_counsellor_index" ON "booking" USING btree ("counsellor_id","status");--> statement-breakpoint
CREATE INDEX "booking_region_index" ON "booking" USING btree ("region","status");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_guardian_booking_key" ON "booking_guardian" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_guardian_phone_index" ON "booking_guardian" USING btree ("phone_hash","sent_at");--> statement-breakpoint
CREATE INDEX "booking_guardian_due_index" ON "booking_guardian" USING btree ("answer_by") WHERE agreed_at is null and phone_sealed is not null;--> statement-breakpoint
CREATE INDEX "booking_hold_booking_index" ON "booking_hold" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "counsellor_slug_key" ON "counsellor" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_serial_key" ON "enquiry" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "enquiry_status_index" ON "enquiry" USING btree ("status","reply_by","id");--> statement-breakpoint
CREATE INDEX "enquiry_created_index" ON "enquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_email_index" ON "enquiry" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "enquiry_phone_index" ON "enquiry" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "enquiry_region_index" ON "enquiry" USING btree ("region","status");--> statement-breakpoint
CREATE INDEX "enquiry_answer_enquiry_index" ON "enquiry_answer" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hospital_partner_phone_key" ON "hospital_partner" USING btree ("phone") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hospital_partner_email_key" ON "hospital_partner" USING btree (lower("email")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "hospital_partner_name_index" ON "hospital_partner" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "hospital_partner_status_index" ON "hospital_partner" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "hospital_partner_created_index" ON "hospital_partner" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_index" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_member_phone_key" ON "institute_member" USING btree ("phone_hash") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "institute_member_institute_index" ON "institute_member" USING btree ("institute_id");--> statement-breakpoint
CREATE INDEX "bonafide_letter_institute_id_index" ON "bonafide_letter" USING btree ("institute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bonafide_letter_serial_key" ON "bonafide_letter" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "bonafide_letter_student_index" ON "bonafide_letter" USING btree ("roster_student_id","issued_at");--> statement-breakpoint
CREATE INDEX "institute_request_id_index" ON "institute" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_serial_key" ON "institute" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_code_key" ON "institute" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_registration_key" ON "institute" USING btree ("registration_key");--> statement-breakpoint
CREATE INDEX "institute_term_index" ON "institute" USING btree ("term_to");--> statement-breakpoint
CREATE INDEX "institute_person_index" ON "institute_person" USING btree ("institute_id","created_at");--> statement-breakpoint
CREATE INDEX "partnership_document_document_id_index" ON "partnership_document" USING btree ("document_id");--> statement-breakpoint
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
CREATE UNIQUE INDEX "insurance_agent_phone_key" ON "insurance_agent" USING btree ("phone_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_agent_email_key" ON "insurance_agent" USING btree ("email_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insurance_agent_name_index" ON "insurance_agent" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "insurance_agent_bank_index" ON "insurance_agent" USING btree ("bank_account_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "fraud_alert_fingerprint_key" ON "fraud_alert" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "fraud_alert_detected_index" ON "fraud_alert" USING btree ("detected_at","id");--> statement-breakpoint
CREATE INDEX "fraud_alert_status_index" ON "fraud_alert" USING btree ("status","severity");--> statement-breakpoint
CREATE INDEX "fraud_alert_claim_claim_index" ON "fraud_alert_claim" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "insurance_payment_agent_number_index" ON "insurance_payment" USING btree ("agent_number");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_payment_transaction_key" ON "insurance_payment" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "insurance_payment_paid_index" ON "insurance_payment" USING btree ("paid_on","id");--> statement-breakpoint
CREATE INDEX "insurance_payment_amount_index" ON "insurance_payment" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "insurance_payment_serial_index" ON "insurance_payment" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "insurance_payment_policy_index" ON "insurance_payment" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "insurance_payment_failed_index" ON "insurance_payment" USING btree ("paid_on","id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "insurance_payment_refunded_index" ON "insurance_payment" USING btree ("paid_on","id") WHERE refunded_paise > 0;--> statement-breakpoint
CREATE INDEX "insurance_payment_search_index" ON "insurance_payment" USING gin (lower("customer_name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_refund_open_key" ON "insurance_refund" USING btree ("payment_id") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "insurance_refund_payment_index" ON "insurance_refund" USING btree ("payment_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insured_user_phone_key" ON "insured_user" USING btree ("phone_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insured_user_email_key" ON "insured_user" USING btree ("email_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insured_user_name_index" ON "insured_user" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "insured_user_search_index" ON "insured_user" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insured_user_place_index" ON "insured_user" USING gin (lower("location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insured_user_deleted_index" ON "insured_user" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "insured_user_covered_index" ON "insured_user" USING btree ("covered_until","id");--> statement-breakpoint
CREATE INDEX "insured_user_joined_index" ON "insured_user" USING btree ("joined_on","id");--> statement-breakpoint
CREATE INDEX "insured_user_aadhaar_index" ON "insured_user" USING btree ("aadhaar_hash");--> statement-breakpoint
CREATE INDEX "joining_event_index" ON "joining_event" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "joining_request_serial_key" ON "joining_request" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "joining_request_desk_index" ON "joining_request" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "joining_request_created_index" ON "joining_request" USING btree ("created_at") WHERE status in ('draft', 'proven');--> statement-breakpoint
CREATE INDEX "joining_request_pan_index" ON "joining_request" USING btree ("pan_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_owner_key" ON "ledger_account" USING btree ("kind",coalesce(owner_id, '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction_index" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account_index" ON "ledger_entry" USING btree ("account_id","posted_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_source_index" ON "ledger_entry" USING btree ("source_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_key" ON "ledger_transaction" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_serial_key" ON "ledger_transaction" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_reverses_key" ON "ledger_transaction" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_subject_index" ON "ledger_transaction" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_posted_index" ON "ledger_transaction" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "list_choice_view_index" ON "list_choice" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_view_name_key" ON "list_view" USING btree ("user_id","desk","list","name");--> statement-breakpoint
CREATE INDEX "list_view_desk_index" ON "list_view" USING btree ("desk");--> statement-breakpoint
CREATE INDEX "message_consent_user_index" ON "message_consent" USING btree ("user_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_consent_alive_key" ON "message_consent" USING btree ("user_id","channel") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "notification_student_id_index" ON "notification" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "notification_user_index" ON "notification" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread_index" ON "notification" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_dedupe_key" ON "notification" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_message_dedupe_key" ON "outbound_message" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbound_message_recipient_index" ON "outbound_message" USING btree ("recipient_hash","created_at");--> statement-breakpoint
CREATE INDEX "outbound_message_subject_index" ON "outbound_message" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "outbound_message_created_index" ON "outbound_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbound_message_status_index" ON "outbound_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "outbound_message_open_index" ON "outbound_message" USING btree ("lane","channel","created_at") WHERE status in ('queued', 'sending', 'waiting');--> statement-breakpoint
CREATE INDEX "outbound_message_reference_index" ON "outbound_message" USING btree ("reference") WHERE channel = 'whatsapp';--> statement-breakpoint
CREATE UNIQUE INDEX "money_approval_open_key" ON "money_approval" USING btree ("kind","subject") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "money_approval_organisation_index" ON "money_approval" USING btree ("organisation_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "money_approval_asked_by_index" ON "money_approval" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "money_approval_decided_by_index" ON "money_approval" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "nominee_copy_code_key" ON "nominee_copy" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "nominee_copy_user_index" ON "nominee_copy" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "nominee_copy_student_index" ON "nominee_copy" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "nominee_copy_expires_index" ON "nominee_copy" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "nominee_student_id_index" ON "nominee" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "nominee_person_key" ON "nominee" USING btree ("user_id",coalesce(student_id, '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE INDEX "nominee_phone_index" ON "nominee" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "nominee_email_index" ON "nominee" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "gateway_minute_minute_index" ON "gateway_minute" USING btree ("minute");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_serial_key" ON "organisation" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "organisation_pan_index" ON "organisation" USING btree ("pan_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "otp_code_alive_key" ON "otp_code" USING btree ("phone_hash","purpose") WHERE used_at is null and voided_at is null;--> statement-breakpoint
CREATE INDEX "otp_code_expiry_index" ON "otp_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential_key" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_user_index" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_user_id_index" ON "passkey_challenge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry_index" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_token_key" ON "password_reset" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_reset_user_index" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_gateway_key" ON "payment_event" USING btree ("gateway","gateway_event_id");--> statement-breakpoint
CREATE INDEX "payment_event_order_index" ON "payment_event" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE INDEX "payment_event_outcome_index" ON "payment_event" USING btree ("outcome") WHERE outcome in ('unknown_order', 'wrong_amount', 'paid_twice', 'not_captured');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_subject_key" ON "payment_order" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_gateway_key" ON "payment_order" USING btree ("gateway","gateway_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_receipt_key" ON "payment_order" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "payment_order_payment_index" ON "payment_order" USING btree ("gateway","gateway_payment_id");--> statement-breakpoint
CREATE INDEX "payment_order_status_index" ON "payment_order" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payout_award_id_index" ON "payout" USING btree ("award_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_serial_key" ON "payout" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_reference_key" ON "payout" USING btree ("bank_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_award_key" ON "payout" USING btree ("award_id") WHERE status not in ('returned', 'cancelled');--> statement-breakpoint
CREATE INDEX "payout_batch_index" ON "payout" USING btree ("batch_id","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_serial_key" ON "payout_batch" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_card_key" ON "policy" USING btree ("card_number");--> statement-breakpoint
CREATE INDEX "policy_created_index" ON "policy" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "policy_from_index" ON "policy" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "policy_customer_index" ON "policy" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "policy_premium_index" ON "policy" USING btree ("premium_paise","id");--> statement-breakpoint
CREATE INDEX "policy_plan_premium_index" ON "policy" USING btree ("plan","premium_paise","id");--> statement-breakpoint
CREATE INDEX "policy_to_card_index" ON "policy" USING btree ("valid_to","card_number","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "policy_deleted_index" ON "policy" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "policy_agent_index" ON "policy" USING btree ("agent_number","valid_from","id");--> statement-breakpoint
CREATE INDEX "policy_user_index" ON "policy" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "policy_search_index" ON "policy" USING gin (lower("customer_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fund_deposit_programme_id_index" ON "fund_deposit" USING btree ("programme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fund_deposit_serial_key" ON "fund_deposit" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "fund_deposit_form_key" ON "fund_deposit" USING btree ("institute_id","form_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fund_deposit_reference_key" ON "fund_deposit" USING btree ("bank_reference");--> statement-breakpoint
CREATE INDEX "fund_deposit_institute_index" ON "fund_deposit" USING btree ("institute_id","announced_at");--> statement-breakpoint
CREATE INDEX "fund_deposit_status_index" ON "fund_deposit" USING btree ("status","announced_at");--> statement-breakpoint
CREATE INDEX "programme_scholarship_id_index" ON "programme" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "programme_renews_id_index" ON "programme" USING btree ("renews_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_serial_key" ON "programme" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_scholarship_key" ON "programme" USING btree ("scholarship_id") WHERE status <> 'completed';--> statement-breakpoint
CREATE UNIQUE INDEX "programme_general_key" ON "programme" USING btree ("kind") WHERE kind = 'general';--> statement-breakpoint
CREATE INDEX "programme_organisation_index" ON "programme" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "programme_institute_index" ON "programme" USING btree ("institute_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscription_user_index" ON "push_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session_index" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "recovery_event_index" ON "recovery_event" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_request_serial_key" ON "recovery_request" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "recovery_request_desk_index" ON "recovery_request" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "recovery_request_user_index" ON "recovery_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_request_waiting_index" ON "recovery_request" USING btree ("takes_effect_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "registration_student_key" ON "registration" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_otr_key" ON "registration" USING btree ("otr_number");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_aadhaar_key" ON "registration" USING btree ("aadhaar_hash") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "registration_user_index" ON "registration" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registration_school_index" ON "registration" USING btree ("school_pincode") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "registration_correction_index" ON "registration_correction" USING btree ("registration_id","corrected_at");--> statement-breakpoint
CREATE INDEX "bulk_decision_institute_index" ON "bulk_decision" USING btree ("institute_id","prepared_at");--> statement-breakpoint
CREATE INDEX "bulk_decision_item_application_id_index" ON "bulk_decision_item" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "decision_record_index" ON "decision_record" USING btree ("application_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_score_reviewer_key" ON "review_score" USING btree ("application_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "review_standing_rank_index" ON "review_standing" USING btree ("scholarship_id","mean");--> statement-breakpoint
CREATE INDEX "waiting_place_scholarship_id_index" ON "waiting_place" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "waiting_place_open_index" ON "waiting_place" USING btree ("scholarship_id","placed_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "saved_report_created_by_index" ON "saved_report" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "saved_report_created_index" ON "saved_report" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "saved_report_scholarship_index" ON "saved_report" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "saved_report_institute_index" ON "saved_report" USING btree ("institute_id");--> statement-breakpoint
CREATE INDEX "saved_report_reader_user_index" ON "saved_report_reader" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_scholarship_scholarship_index" ON "saved_scholarship" USING btree ("scholarship_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_query_key" ON "saved_search" USING btree ("student_id","query");--> statement-breakpoint
CREATE INDEX "saved_search_seen_index" ON "saved_search" USING btree ("seen_number");--> statement-breakpoint
CREATE INDEX "scholarship_alert_number_index" ON "scholarship_alert" USING btree ("number");--> statement-breakpoint
CREATE INDEX "scholarship_alert_untold_index" ON "scholarship_alert" USING btree ("student_id") WHERE told_on is null;--> statement-breakpoint
CREATE INDEX "scholarship_digest_unqueued_index" ON "scholarship_digest" USING btree ("day") WHERE queued_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_slug_key" ON "scholarship" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "scholarship_revision_index" ON "scholarship" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "scholarship_unannounced_index" ON "scholarship" USING btree ("number") WHERE announced_at is null;--> statement-breakpoint
CREATE INDEX "scholarship_owner_index" ON "scholarship" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "scholarship_apart_second_index" ON "scholarship_apart" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "scholarship_change_untold_index" ON "scholarship_change" USING btree ("at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "scholarship_cycle_closes_index" ON "scholarship_cycle" USING btree ("closes_on");--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_link_scholarship_key" ON "scholarship_link" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "scholarship_link_state_index" ON "scholarship_link" USING btree ("state","changed_at","id");--> statement-breakpoint
CREATE INDEX "scholarship_merge_into_index" ON "scholarship_merge" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "recovery_code_user_index" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_tie_user_index" ON "account_tie" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "second_look_open_key" ON "second_look" USING btree ("kind","subject") WHERE status in ('waiting', 'approved');--> statement-breakpoint
CREATE INDEX "second_look_status_index" ON "second_look" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "parked_form_user_id_index" ON "parked_form" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parked_form_token_key" ON "parked_form" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "parked_form_expiry_index" ON "parked_form" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_student_id_index" ON "session" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "session_helper_id_index" ON "session" USING btree ("helper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_key" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_user_index" ON "session" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "session_expiry_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "story_student_id_index" ON "story" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "story_status_index" ON "story" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "story_alive_key" ON "story" USING btree ("student_id") WHERE status in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "story_user_index" ON "story" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "student_facts_user_index" ON "student_facts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "student_helper_student_index" ON "student_helper" USING btree ("student_id","let_at");--> statement-breakpoint
CREATE INDEX "student_helper_user_index" ON "student_helper" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "student_helper_phone_index" ON "student_helper" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "student_user_index" ON "student" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_serial_key" ON "student" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "suggestion_serial_key" ON "suggestion" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "suggestion_created_index" ON "suggestion" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "suggestion_scholarship_index" ON "suggestion" USING btree ("scholarship_id","status");--> statement-breakpoint
CREATE INDEX "suggestion_email_index" ON "suggestion" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "suggestion_user_index" ON "suggestion" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspension_open_key" ON "suspension" USING btree ("kind","subject_id") WHERE restored_at is null;--> statement-breakpoint
CREATE INDEX "suspension_subject_index" ON "suspension" USING btree ("subject_id","since");--> statement-breakpoint
CREATE INDEX "throttle_window_end_index" ON "throttle_window" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "throttle_window_about_index" ON "throttle_window" USING btree ("about");--> statement-breakpoint
CREATE UNIQUE INDEX "user_contact_value_key" ON "user_contact" USING btree ("kind","value_hash");--> statement-breakpoint
CREATE INDEX "user_contact_user_index" ON "user_contact" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_role_organisation_index" ON "user_role" USING btree ("organisation_id");