CREATE TABLE "recovery_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_user_id" uuid,
	"by_name" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"new_phone_encrypted" text NOT NULL,
	"new_phone_hash" text NOT NULL,
	"otr_number" text,
	"answers_encrypted" text,
	"document_id" uuid,
	"user_id" uuid,
	"student_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"takes_effect_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_event" ADD CONSTRAINT "recovery_event_request_id_recovery_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."recovery_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_event_index" ON "recovery_event" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_request_serial_key" ON "recovery_request" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "recovery_request_desk_index" ON "recovery_request" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "recovery_request_user_index" ON "recovery_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_request_waiting_index" ON "recovery_request" USING btree ("takes_effect_at") WHERE status = 'waiting';