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
ALTER TABLE "institute_member" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "suspension_open_key" ON "suspension" USING btree ("kind","subject_id") WHERE restored_at is null;--> statement-breakpoint
CREATE INDEX "suspension_subject_index" ON "suspension" USING btree ("subject_id","since");