ALTER TABLE "recovery_request" ADD COLUMN "institute_id" uuid;--> statement-breakpoint
ALTER TABLE "recovery_request" ADD COLUMN "spoken_by" uuid;--> statement-breakpoint
ALTER TABLE "recovery_request" ADD COLUMN "spoken_by_name" text;--> statement-breakpoint
ALTER TABLE "recovery_request" ADD COLUMN "spoken_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "recovery_request_institute_index" ON "recovery_request" USING btree ("institute_id");