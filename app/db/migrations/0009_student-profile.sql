CREATE TABLE "student_profile" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"course" text,
	"institution" text,
	"year" text,
	"cgpa" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_profile" ADD CONSTRAINT "student_profile_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;