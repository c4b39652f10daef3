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
DROP INDEX "csr_spend_voucher_key";--> statement-breakpoint
ALTER TABLE "csr_spend" ADD COLUMN "status" text DEFAULT 'booked' NOT NULL;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD COLUMN "checked_by" uuid;--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "team_role" text;--> statement-breakpoint
UPDATE "user_role" SET "team_role" = 'owner' WHERE "organisation_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "money_approval" ADD CONSTRAINT "money_approval_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approval" ADD CONSTRAINT "money_approval_asked_by_app_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approval" ADD CONSTRAINT "money_approval_decided_by_app_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_approval_open_key" ON "money_approval" USING btree ("kind","subject") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "money_approval_organisation_index" ON "money_approval" USING btree ("organisation_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "money_approval_asked_by_index" ON "money_approval" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "money_approval_decided_by_index" ON "money_approval" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_checked_by_app_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csr_spend_checked_by_index" ON "csr_spend" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "user_role_organisation_index" ON "user_role" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_spend_voucher_key" ON "csr_spend" USING btree ("organisation_id",lower(voucher)) WHERE reverses_id is null and status in ('waiting', 'booked');--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_two_people" CHECK (checked_by is null or checked_by <> created_by);