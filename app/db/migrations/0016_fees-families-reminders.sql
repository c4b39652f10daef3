ALTER TABLE "institute_person" ADD COLUMN "email_encrypted" text;--> statement-breakpoint
ALTER TABLE "institute_person" ADD COLUMN "remind_by_sms" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "institute_person" ADD COLUMN "remind_by_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "student_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "fee_paise" bigint;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "fee_tax_paise" bigint;--> statement-breakpoint
ALTER TABLE "scholarship" ADD COLUMN "approval_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_fee_check" CHECK (fee_paise >= 0 and fee_tax_paise >= 0);