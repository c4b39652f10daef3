CREATE TABLE "booking_guardian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"phone_sealed" text,
	"phone_hash" text,
	"language" text NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"agreed_at" timestamp (3) with time zone,
	"words" text
);
--> statement-breakpoint
DROP INDEX "booking_alive_key";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "talk_language" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "summary_sealed" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "counsellor" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "counsellor" ADD COLUMN "email_sealed" text;--> statement-breakpoint
ALTER TABLE "counsellor" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_guardian" ADD CONSTRAINT "booking_guardian_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_guardian_booking_key" ON "booking_guardian" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_guardian_phone_index" ON "booking_guardian" USING btree ("phone_hash","sent_at");--> statement-breakpoint
CREATE INDEX "booking_guardian_due_index" ON "booking_guardian" USING btree ("answer_by") WHERE agreed_at is null and phone_sealed is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_alive_key" ON "booking" USING btree ("fingerprint") WHERE status in ('guardian', 'requested', 'confirmed');