ALTER TABLE "booking" ADD COLUMN "talk_language" text;--> statement-breakpoint
ALTER TABLE "counsellor" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "counsellor" ADD COLUMN "email_sealed" text;--> statement-breakpoint
ALTER TABLE "counsellor" ADD COLUMN "edited_at" timestamp (3) with time zone;