CREATE TABLE "article_like" (
	"slug" text NOT NULL,
	"reader_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_like_pkey" PRIMARY KEY("slug","reader_hash")
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"slug" text PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_vote" (
	"question_id" text NOT NULL,
	"reader_hash" text NOT NULL,
	"helpful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_vote_pkey" PRIMARY KEY("question_id","reader_hash")
);
--> statement-breakpoint
CREATE TABLE "letter_subscriber" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"email_sealed" text,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"read_up_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"test_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"score_hundredths" integer,
	"correct" integer,
	"wrong" integer,
	"blank" integer
);
--> statement-breakpoint
CREATE TABLE "trial_form" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fields_sealed" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"kind" text NOT NULL,
	"service" text NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"status" text NOT NULL,
	"name_sealed" text,
	"email_sealed" text,
	"email_hash" text,
	"phone_sealed" text,
	"phone_hash" text,
	"answers_sealed" text,
	"language" text NOT NULL,
	"user_id" uuid,
	"preferred_time" text,
	"counsellor_id" uuid,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"fingerprint" text NOT NULL,
	"rating" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "booking_rating_check" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "booking_hold" (
	"resource" text NOT NULL,
	"cell" bigint NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "booking_hold_pkey" PRIMARY KEY("resource","cell")
);
--> statement-breakpoint
CREATE TABLE "counsellor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"serves" text[] NOT NULL,
	"base_sessions" integer NOT NULL,
	"base_ratings" integer NOT NULL,
	"base_rating_sum" integer NOT NULL,
	"active" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counsellor_hours" (
	"counsellor_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "counsellor_hours_pkey" PRIMARY KEY("counsellor_id","weekday","from_minute"),
	CONSTRAINT "counsellor_hours_check" CHECK (weekday between 0 and 6 and from_minute >= 0 and to_minute > from_minute and to_minute <= 1440)
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email_encrypted" text,
	"email_hash" text,
	"phone_encrypted" text,
	"phone_hash" text,
	"message_encrypted" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reply_by" timestamp (3) with time zone NOT NULL,
	"settle_by" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text_encrypted" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_hold" ADD CONSTRAINT "booking_hold_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsellor_hours" ADD CONSTRAINT "counsellor_hours_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_subscriber_email_key" ON "letter_subscriber" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "letter_subscriber_status_index" ON "letter_subscriber" USING btree ("status","read_up_to");--> statement-breakpoint
CREATE INDEX "mock_attempt_user_index" ON "mock_attempt" USING btree ("user_id","test_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_form_fingerprint_key" ON "trial_form" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "trial_form_created_index" ON "trial_form" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_serial_key" ON "booking" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_alive_key" ON "booking" USING btree ("fingerprint") WHERE status in ('requested', 'confirmed');--> statement-breakpoint
CREATE INDEX "booking_phone_index" ON "booking" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "booking_email_index" ON "booking" USING btree ("email_hash","created_at");--> statement-breakpoint
CREATE INDEX "booking_user_index" ON "booking" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_created_index" ON "booking" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_start_index" ON "booking" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "booking_counsellor_index" ON "booking" USING btree ("counsellor_id","status");--> statement-breakpoint
CREATE INDEX "booking_hold_booking_index" ON "booking_hold" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "counsellor_slug_key" ON "counsellor" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_serial_key" ON "enquiry" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "enquiry_status_index" ON "enquiry" USING btree ("status","reply_by","id");--> statement-breakpoint
CREATE INDEX "enquiry_created_index" ON "enquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_email_index" ON "enquiry" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "enquiry_phone_index" ON "enquiry" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "enquiry_answer_enquiry_index" ON "enquiry_answer" USING btree ("enquiry_id","created_at");