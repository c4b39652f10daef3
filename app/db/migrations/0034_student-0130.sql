ALTER TABLE "application" ADD COLUMN "issued" jsonb;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "guardian_consent" ADD COLUMN "words" text;