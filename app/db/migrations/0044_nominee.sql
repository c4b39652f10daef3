CREATE TABLE "nominee" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid,
	"name_encrypted" text NOT NULL,
	"relation" text NOT NULL,
	"phone_hash" text,
	"phone_encrypted" text,
	"email_hash" text,
	"email_encrypted" text,
	"named_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nominee_contact_check" CHECK (phone_encrypted is not null or email_encrypted is not null)
);
--> statement-breakpoint
ALTER TABLE "nominee" ADD CONSTRAINT "nominee_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominee" ADD CONSTRAINT "nominee_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nominee_person_key" ON "nominee" USING btree ("user_id",coalesce(student_id, '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE INDEX "nominee_phone_index" ON "nominee" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "nominee_email_index" ON "nominee" USING btree ("email_hash");