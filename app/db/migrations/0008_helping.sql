CREATE TABLE "student_helper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name_encrypted" text NOT NULL,
	"kind" text NOT NULL,
	"phone_hash" text NOT NULL,
	"phone_encrypted" text NOT NULL,
	"language" text NOT NULL,
	"let_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "helper_id" uuid;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "helper_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "helper_id" uuid;--> statement-breakpoint
ALTER TABLE "student_helper" ADD CONSTRAINT "student_helper_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_helper" ADD CONSTRAINT "student_helper_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_helper_student_index" ON "student_helper" USING btree ("student_id","let_at");--> statement-breakpoint
CREATE INDEX "student_helper_user_index" ON "student_helper" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "student_helper_phone_index" ON "student_helper" USING btree ("phone_hash");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_helper_id_student_helper_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."student_helper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_helper_id_student_helper_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."student_helper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_helper_id_student_helper_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."student_helper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_helper_id_index" ON "application" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "application_event_helper_id_index" ON "application_event" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "session_helper_id_index" ON "session" USING btree ("helper_id");