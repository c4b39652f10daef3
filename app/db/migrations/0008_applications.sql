CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"student_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scholarship_id" uuid,
	"status" text NOT NULL,
	"answers" jsonb NOT NULL,
	"step" text DEFAULT '1' NOT NULL,
	"aadhaar_last_four" text,
	"aadhaar_hash" text,
	"account_encrypted" text,
	"account_last_four" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"extended_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decision_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"decision_note" text,
	"award_paise" bigint,
	"appealed_at" timestamp (3) with time zone,
	"appeal_text" text,
	"paid_at" timestamp (3) with time zone,
	"payout_reference" text,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "application_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"note" text,
	"checked_at" timestamp (3) with time zone,
	"checked_by_role" text,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_document" (
	"application_id" uuid NOT NULL,
	"field" text NOT NULL,
	"document_id" uuid NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "application_document_pkey" PRIMARY KEY("application_id","field")
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"to_status" text,
	"about" text,
	"by_role" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"by_role" text NOT NULL,
	"by_user_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_outage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_check" ADD CONSTRAINT "application_check_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_serial_key" ON "application" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "application_student_index" ON "application" USING btree ("student_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "application_scholarship_index" ON "application" USING btree ("scholarship_id","status");--> statement-breakpoint
CREATE INDEX "application_due_index" ON "application" USING btree ("due_at") WHERE due_at is not null and escalated_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_open_key" ON "application" USING btree ("student_id","scholarship_id") WHERE scholarship_id is not null and status not in ('withdrawn', 'rejected', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "application_check_code_key" ON "application_check" USING btree ("application_id","code");--> statement-breakpoint
CREATE INDEX "application_document_document_index" ON "application_document" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "application_event_index" ON "application_event" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE INDEX "application_message_index" ON "application_message" USING btree ("application_id","sent_at","id");