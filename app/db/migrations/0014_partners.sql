ALTER TABLE "institute_person" ADD COLUMN "email_encrypted" text;--> statement-breakpoint
ALTER TABLE "institute_person" ADD COLUMN "remind_by_sms" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "institute_person" ADD COLUMN "remind_by_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarship" ADD COLUMN "approval_asked_at" timestamp (3) with time zone;