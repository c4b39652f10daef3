CREATE TABLE "message_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"given_by" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	"topics" jsonb
);
--> statement-breakpoint
ALTER TABLE "notification_preference" ADD COLUMN "whatsapp_new_scholarships" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD COLUMN "whatsapp_deadlines" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD COLUMN "whatsapp_application_updates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_consent" ADD CONSTRAINT "message_consent_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_consent_user_index" ON "message_consent" USING btree ("user_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_consent_alive_key" ON "message_consent" USING btree ("user_id","channel") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "outbound_message_reference_index" ON "outbound_message" USING btree ("reference") WHERE channel = 'whatsapp';