CREATE TABLE "story" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text NOT NULL,
	"shown_name" text NOT NULL,
	"place" text NOT NULL,
	"state" text NOT NULL,
	"course" text NOT NULL,
	"level" text NOT NULL,
	"scholarship" text NOT NULL,
	"amount" text NOT NULL,
	"year" integer NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"portrait" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "story_rating_check" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_status_index" ON "story" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "story_alive_key" ON "story" USING btree ("student_id") WHERE status in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "story_user_index" ON "story" USING btree ("user_id");