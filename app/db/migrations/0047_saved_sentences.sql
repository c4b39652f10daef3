ALTER TABLE "application" ADD COLUMN "decision_sentence" text;--> statement-breakpoint
ALTER TABLE "application_check" ADD COLUMN "sentence" text;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD COLUMN "sentence" text;--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD COLUMN "sentence" text;