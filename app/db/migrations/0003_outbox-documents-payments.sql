CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"link" text,
	"dedupe_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_new_scholarships" boolean NOT NULL,
	"sms_application_updates" boolean NOT NULL,
	"weekly_digest" boolean NOT NULL,
	"profile_visible" boolean NOT NULL,
	"share_anonymous_stories" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbound_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"recipient_encrypted" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"subject_encrypted" text,
	"body_encrypted" text,
	"dedupe_key" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"reference" text,
	"error_code" text,
	"subject_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"original_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"store_key" text NOT NULL,
	"key_id" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"purged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "document_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"grantee_kind" text NOT NULL,
	"grantee_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"gateway_event_id" text NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"payer_user_id" uuid,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"gateway" text NOT NULL,
	"gateway_order_id" text,
	"gateway_payment_id" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"receipt_number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_order_amount_check" CHECK (amount_paise > 0 and refunded_paise between 0 and amount_paise)
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_grant" ADD CONSTRAINT "document_grant_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_user_index" ON "notification" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread_index" ON "notification" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_dedupe_key" ON "notification" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_message_dedupe_key" ON "outbound_message" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbound_message_recipient_index" ON "outbound_message" USING btree ("recipient_hash","created_at");--> statement-breakpoint
CREATE INDEX "outbound_message_subject_index" ON "outbound_message" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "outbound_message_created_index" ON "outbound_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbound_message_status_index" ON "outbound_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_store_key" ON "document" USING btree ("store_key");--> statement-breakpoint
CREATE INDEX "document_owner_index" ON "document" USING btree ("owner_kind","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "document_unstored_index" ON "document" USING btree ("created_at") WHERE stored_at is null;--> statement-breakpoint
CREATE INDEX "document_unpurged_index" ON "document" USING btree ("deleted_at") WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "document_grant_alive_key" ON "document_grant" USING btree ("document_id","grantee_kind","grantee_id","subject_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "document_grant_grantee_index" ON "document_grant" USING btree ("grantee_kind","grantee_id");--> statement-breakpoint
CREATE INDEX "document_grant_subject_index" ON "document_grant" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_gateway_key" ON "payment_event" USING btree ("gateway","gateway_event_id");--> statement-breakpoint
CREATE INDEX "payment_event_order_index" ON "payment_event" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE INDEX "payment_event_outcome_index" ON "payment_event" USING btree ("outcome") WHERE outcome in ('unknown_order', 'wrong_amount', 'paid_twice');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_subject_key" ON "payment_order" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_gateway_key" ON "payment_order" USING btree ("gateway","gateway_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_receipt_key" ON "payment_order" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "payment_order_payment_index" ON "payment_order" USING btree ("gateway","gateway_payment_id");--> statement-breakpoint
CREATE INDEX "payment_order_status_index" ON "payment_order" USING btree ("status","created_at");