CREATE TABLE "joining_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_user_id" uuid,
	"by_name" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joining_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"status" text NOT NULL,
	"email_encrypted" text NOT NULL,
	"email_hash" text NOT NULL,
	"email_domain" text NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp (3) with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"name" text,
	"city" text,
	"state" text,
	"answers_encrypted" text,
	"pan_hash" text,
	"cin" text,
	"registration_key" text,
	"document_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"told" text,
	"organisation_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "pan_hash" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "cin" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "csr1_number" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "email_domain" text;--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "joining_event" ADD CONSTRAINT "joining_event_request_id_joining_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."joining_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joining_event_index" ON "joining_event" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "joining_request_serial_key" ON "joining_request" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "joining_request_desk_index" ON "joining_request" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "joining_request_created_index" ON "joining_request" USING btree ("created_at") WHERE status in ('draft', 'proven');--> statement-breakpoint
CREATE INDEX "joining_request_pan_index" ON "joining_request" USING btree ("pan_hash");--> statement-breakpoint
CREATE INDEX "organisation_pan_index" ON "organisation" USING btree ("pan_hash");