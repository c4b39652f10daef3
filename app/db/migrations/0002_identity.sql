CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" uuid,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "erasure_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "guardian_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"guardian_name_encrypted" text NOT NULL,
	"relation" text NOT NULL,
	"phone_hash" text NOT NULL,
	"phone_encrypted" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "institute_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"member_role" text NOT NULL,
	"institute_name" text NOT NULL,
	"institute_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "otp_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "parked_form" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"path" text NOT NULL,
	"fields_encrypted" text NOT NULL,
	"had_files" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"student_id" uuid,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "student" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"serial" serial NOT NULL,
	"name" text,
	"birth_day" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "throttle_window" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value_hash" text NOT NULL,
	"value_encrypted" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_password" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"organisation_id" uuid,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "user_role_pkey" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "user_totp" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_encrypted" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_totp_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_request" ADD CONSTRAINT "erasure_request_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consent" ADD CONSTRAINT "guardian_consent_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_form" ADD CONSTRAINT "parked_form_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_contact" ADD CONSTRAINT "user_contact_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_password" ADD CONSTRAINT "user_password_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_totp" ADD CONSTRAINT "user_totp_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_user_index" ON "consent" USING btree ("user_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_alive_key" ON "consent" USING btree ("user_id","purpose",coalesce(student_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_request_open_key" ON "erasure_request" USING btree ("user_id") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "erasure_request_due_index" ON "erasure_request" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_consent_alive_key" ON "guardian_consent" USING btree ("student_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "guardian_consent_phone_index" ON "guardian_consent" USING btree ("phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_member_phone_key" ON "institute_member" USING btree ("phone_hash") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "institute_member_institute_index" ON "institute_member" USING btree ("institute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "otp_code_alive_key" ON "otp_code" USING btree ("phone_hash","purpose") WHERE used_at is null and voided_at is null;--> statement-breakpoint
CREATE INDEX "otp_code_expiry_index" ON "otp_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parked_form_token_key" ON "parked_form" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "parked_form_expiry_index" ON "parked_form" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential_key" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_user_index" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry_index" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_token_key" ON "password_reset" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_reset_user_index" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_code_user_index" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_key" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_user_index" ON "session" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "session_expiry_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "student_user_index" ON "student" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_serial_key" ON "student" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "throttle_window_end_index" ON "throttle_window" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_contact_value_key" ON "user_contact" USING btree ("kind","value_hash");--> statement-breakpoint
CREATE INDEX "user_contact_user_index" ON "user_contact" USING btree ("user_id");