CREATE TABLE "fraud_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"summary" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"detected_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fraud_alert_decision_check" CHECK (status = 'open' or (note is not null and decided_at is not null))
);
--> statement-breakpoint
CREATE TABLE "saved_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"schedule" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_on" date,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fraud_alert_fingerprint_key" ON "fraud_alert" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "fraud_alert_detected_index" ON "fraud_alert" USING btree ("detected_at","id");--> statement-breakpoint
CREATE INDEX "fraud_alert_status_index" ON "fraud_alert" USING btree ("status","severity");--> statement-breakpoint
CREATE INDEX "saved_report_created_index" ON "saved_report" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_region_index" ON "booking" USING btree ("region","status");--> statement-breakpoint
CREATE INDEX "enquiry_region_index" ON "enquiry" USING btree ("region","status");