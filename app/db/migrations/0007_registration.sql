CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"otr_number" text,
	"name" text,
	"gender" text,
	"date_of_birth" date,
	"mother_name" text,
	"father_name" text,
	"class" text,
	"school_name" text,
	"school_address" text,
	"school_pincode" text,
	"state" text,
	"bank_name" text,
	"account_type" text,
	"passbook_name" text,
	"ifsc_code" text,
	"account_encrypted" text,
	"account_last_four" text,
	"aadhaar_last_four" text,
	"aadhaar_hash" text,
	"aadhaar_document_id" uuid,
	"passbook_document_id" uuid,
	"relationship_document_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"registered_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"corrected_by" uuid,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	"changes_encrypted" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_correction" ADD CONSTRAINT "registration_correction_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "registration_student_key" ON "registration" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_otr_key" ON "registration" USING btree ("otr_number");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_aadhaar_key" ON "registration" USING btree ("aadhaar_hash") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "registration_user_index" ON "registration" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registration_school_index" ON "registration" USING btree ("school_pincode") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "registration_correction_index" ON "registration_correction" USING btree ("registration_id","corrected_at");