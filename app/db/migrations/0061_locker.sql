CREATE TABLE "locker_pass" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"verifier_encrypted" text NOT NULL,
	"token_encrypted" text,
	"back_to" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "issuer_agrees" boolean;--> statement-breakpoint
ALTER TABLE "locker_pass" ADD CONSTRAINT "locker_pass_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_pass" ADD CONSTRAINT "locker_pass_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "locker_pass_state_key" ON "locker_pass" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "locker_pass_user_index" ON "locker_pass" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "locker_pass_student_index" ON "locker_pass" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "locker_pass_expiry_index" ON "locker_pass" USING btree ("expires_at");