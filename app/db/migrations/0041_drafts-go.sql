ALTER TABLE "application" ADD COLUMN "goes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "goes_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "application_draft_index" ON "application" USING btree ("saved_at") WHERE status = 'draft';