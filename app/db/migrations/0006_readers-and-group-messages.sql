CREATE TABLE "group_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid,
	"scholarship_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"words" jsonb NOT NULL,
	"status" text NOT NULL,
	"people" integer NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_by_role" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "group_message_person" (
	"message_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "group_message_person_pkey" PRIMARY KEY("message_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "saved_report_reader" (
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "saved_report_reader_pkey" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "saved_report" ADD COLUMN "scholarship_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_report" ADD COLUMN "institute_id" uuid;--> statement-breakpoint
ALTER TABLE "group_message" ADD CONSTRAINT "group_message_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_person" ADD CONSTRAINT "group_message_person_message_id_group_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."group_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_person" ADD CONSTRAINT "group_message_person_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message_person" ADD CONSTRAINT "group_message_person_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report_reader" ADD CONSTRAINT "saved_report_reader_report_id_saved_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."saved_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report_reader" ADD CONSTRAINT "saved_report_reader_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_message_institute_index" ON "group_message" USING btree ("institute_id","prepared_at");--> statement-breakpoint
CREATE INDEX "group_message_prepared_index" ON "group_message" USING btree ("prepared_at","id");--> statement-breakpoint
CREATE INDEX "group_message_scholarship_index" ON "group_message" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "group_message_person_student_index" ON "group_message_person" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "group_message_person_application_index" ON "group_message_person" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "saved_report_reader_user_index" ON "saved_report_reader" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_report_scholarship_index" ON "saved_report" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "saved_report_institute_index" ON "saved_report" USING btree ("institute_id");--> statement-breakpoint
-- Until now a report went to whoever saved it.
INSERT INTO "saved_report_reader" ("report_id", "user_id") SELECT "id", "created_by" FROM "saved_report" WHERE "schedule" <> 'never';
