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
	CONSTRAINT "second_look_two_people" CHECK (status not in ('approved', 'done') or (decided_by is not null and decided_by <> requested_by))
);
--> statement-breakpoint
ALTER TABLE "institute_member" ADD COLUMN "vouched_by" uuid;--> statement-breakpoint
ALTER TABLE "institute_member" ADD COLUMN "vouched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parked_form" ADD COLUMN "had_secrets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "account_tie_user_index" ON "account_tie" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "second_look_open_key" ON "second_look" USING btree ("kind","subject") WHERE status in ('waiting', 'approved');--> statement-breakpoint
CREATE INDEX "second_look_status_index" ON "second_look" USING btree ("status","requested_at");