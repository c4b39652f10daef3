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
ALTER TABLE "scholarship_terms" ADD CONSTRAINT "scholarship_terms_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;