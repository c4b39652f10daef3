CREATE TABLE "bonafide_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"institute_id" uuid NOT NULL,
	"roster_student_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" uuid
);
--> statement-breakpoint
CREATE TABLE "institute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"code" text NOT NULL,
	"request_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"established_year" smallint NOT NULL,
	"accreditation" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"website" text,
	"principal_name" text NOT NULL,
	"registration_number" text NOT NULL,
	"registration_key" text NOT NULL,
	"contact_email_encrypted" text NOT NULL,
	"contact_phone_encrypted" text NOT NULL,
	"alternate_phone_encrypted" text,
	"pan_encrypted" text NOT NULL,
	"gst_encrypted" text,
	"logo_document_id" uuid,
	"term_from" date NOT NULL,
	"term_to" date NOT NULL,
	"reminded_days" smallint,
	"renewal_asked_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institute_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone_encrypted" text NOT NULL,
	"member_role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partnership_document" (
	"request_id" uuid NOT NULL,
	"field" text NOT NULL,
	"document_id" uuid NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"attached_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "partnership_document_pkey" PRIMARY KEY("request_id","field")
);
--> statement-breakpoint
CREATE TABLE "partnership_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partnership_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"status" text NOT NULL,
	"answers_encrypted" text NOT NULL,
	"step" smallint DEFAULT 1 NOT NULL,
	"institute_name" text,
	"city" text,
	"state" text,
	"institute_type" text,
	"registration_key" text,
	"email_hash" text,
	"phone_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"institute_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"added" integer NOT NULL,
	"updated" integer NOT NULL,
	"refused" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_student" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL,
	"admission_number" text NOT NULL,
	"name" text NOT NULL,
	"birth_day" date NOT NULL,
	"gender" text NOT NULL,
	"course" text NOT NULL,
	"year" text NOT NULL,
	"phone_encrypted" text,
	"phone_hash" text,
	"status" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bonafide_letter" ADD CONSTRAINT "bonafide_letter_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonafide_letter" ADD CONSTRAINT "bonafide_letter_roster_student_id_roster_student_id_fk" FOREIGN KEY ("roster_student_id") REFERENCES "public"."roster_student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute" ADD CONSTRAINT "institute_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_person" ADD CONSTRAINT "institute_person_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_document" ADD CONSTRAINT "partnership_document_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_document" ADD CONSTRAINT "partnership_document_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_note" ADD CONSTRAINT "partnership_note_request_id_partnership_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partnership_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import" ADD CONSTRAINT "roster_import_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_student" ADD CONSTRAINT "roster_student_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonafide_letter_serial_key" ON "bonafide_letter" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "bonafide_letter_student_index" ON "bonafide_letter" USING btree ("roster_student_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_serial_key" ON "institute" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_code_key" ON "institute" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_registration_key" ON "institute" USING btree ("registration_key");--> statement-breakpoint
CREATE INDEX "institute_term_index" ON "institute" USING btree ("term_to");--> statement-breakpoint
CREATE INDEX "institute_person_index" ON "institute_person" USING btree ("institute_id","created_at");--> statement-breakpoint
CREATE INDEX "partnership_note_index" ON "partnership_note" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_request_serial_key" ON "partnership_request" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_request_registration_key" ON "partnership_request" USING btree ("registration_key") WHERE registration_key is not null and status <> 'rejected';--> statement-breakpoint
CREATE INDEX "partnership_request_desk_index" ON "partnership_request" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "partnership_request_due_index" ON "partnership_request" USING btree ("due_at") WHERE due_at is not null and escalated_at is null;--> statement-breakpoint
CREATE INDEX "partnership_request_saved_index" ON "partnership_request" USING btree ("saved_at") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "roster_import_index" ON "roster_import" USING btree ("institute_id","imported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roster_student_number_key" ON "roster_student" USING btree ("institute_id","admission_number");--> statement-breakpoint
CREATE INDEX "roster_student_name_index" ON "roster_student" USING btree ("institute_id","name","id");--> statement-breakpoint
CREATE INDEX "roster_student_phone_index" ON "roster_student" USING btree ("phone_hash");