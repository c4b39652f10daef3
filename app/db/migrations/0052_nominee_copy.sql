CREATE TABLE "nominee_copy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"fetched_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "nominee_copy" ADD CONSTRAINT "nominee_copy_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominee_copy" ADD CONSTRAINT "nominee_copy_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nominee_copy_code_key" ON "nominee_copy" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "nominee_copy_user_index" ON "nominee_copy" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "nominee_copy_student_index" ON "nominee_copy" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "nominee_copy_expires_index" ON "nominee_copy" USING btree ("expires_at");