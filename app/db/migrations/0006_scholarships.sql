CREATE TABLE "saved_scholarship" (
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_scholarship_pkey" PRIMARY KEY("student_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"provider_type" text NOT NULL,
	"category" text NOT NULL,
	"amount_text" text NOT NULL,
	"amount_min_paise" bigint,
	"amount_max_paise" bigint,
	"amount_period" text NOT NULL,
	"description" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"season" jsonb NOT NULL,
	"deadline_note" text,
	"eligibility" text[] DEFAULT '{}'::text[] NOT NULL,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"documents" text[] DEFAULT '{}'::text[] NOT NULL,
	"application_process" text NOT NULL,
	"website" text,
	"seats_per_year" integer,
	"applicants" integer,
	"selected" integer,
	"is_sample" boolean DEFAULT false NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid,
	"run_here" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"confidence" text NOT NULL,
	"sources" text[] DEFAULT '{}'::text[] NOT NULL,
	"checked_on" date,
	"content_hash" text,
	"revision" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	CONSTRAINT "scholarship_number_key" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "scholarship_alert" (
	"student_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"about" date NOT NULL,
	"days_left" smallint NOT NULL,
	"told_on" date,
	CONSTRAINT "scholarship_alert_pkey" PRIMARY KEY("student_id","number","kind","days_left","about")
);
--> statement-breakpoint
CREATE TABLE "scholarship_cycle" (
	"scholarship_id" uuid NOT NULL,
	"closes_on" date NOT NULL,
	"opens_on" date,
	"basis" text NOT NULL,
	CONSTRAINT "scholarship_cycle_pkey" PRIMARY KEY("scholarship_id","closes_on")
);
--> statement-breakpoint
CREATE TABLE "scholarship_digest" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"matches" integer NOT NULL,
	"deadlines" integer NOT NULL,
	"queued_at" timestamp (3) with time zone,
	CONSTRAINT "scholarship_digest_pkey" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "scholarship_relaxation" (
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"place" smallint NOT NULL,
	"traits" bigint,
	"level_from" smallint,
	"level_to" smallint,
	"bound" bigint,
	CONSTRAINT "scholarship_relaxation_pkey" PRIMARY KEY("number","kind","place")
);
--> statement-breakpoint
CREATE TABLE "scholarship_rule" (
	"number" integer PRIMARY KEY NOT NULL,
	"is_public" boolean NOT NULL,
	"criteria" smallint NOT NULL,
	"level_from" smallint,
	"level_to" smallint,
	"states" bigint,
	"fields" bigint,
	"all_of" bigint,
	"any_of_1" bigint,
	"any_of_2" bigint,
	"any_of_3" bigint,
	"any_of_4" bigint,
	"any_of_5" bigint,
	"any_of_6" bigint,
	"income_max" bigint,
	"marks_min" integer,
	"age_min" smallint,
	"age_max" smallint,
	"year_from" smallint,
	"year_to" smallint,
	"institutions" text[],
	"questions" text[],
	"is_relaxed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_facts" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"level" smallint,
	"study_year" smallint,
	"state" smallint,
	"traits_yes" bigint NOT NULL,
	"traits_no" bigint NOT NULL,
	"fields" bigint,
	"income_from" bigint,
	"income_to" bigint,
	"marks" integer,
	"birth_day" date,
	"institution" text,
	"answers_yes" text[],
	"answers_no" text[],
	"profile" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_scholarship" ADD CONSTRAINT "saved_scholarship_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarship" ADD CONSTRAINT "saved_scholarship_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_alert" ADD CONSTRAINT "scholarship_alert_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_alert" ADD CONSTRAINT "scholarship_alert_number_scholarship_number_fk" FOREIGN KEY ("number") REFERENCES "public"."scholarship"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_cycle" ADD CONSTRAINT "scholarship_cycle_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_digest" ADD CONSTRAINT "scholarship_digest_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_relaxation" ADD CONSTRAINT "scholarship_relaxation_number_scholarship_number_fk" FOREIGN KEY ("number") REFERENCES "public"."scholarship"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_rule" ADD CONSTRAINT "scholarship_rule_number_scholarship_number_fk" FOREIGN KEY ("number") REFERENCES "public"."scholarship"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_facts" ADD CONSTRAINT "student_facts_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_facts" ADD CONSTRAINT "student_facts_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_scholarship_scholarship_index" ON "saved_scholarship" USING btree ("scholarship_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_query_key" ON "saved_search" USING btree ("student_id","query");--> statement-breakpoint
CREATE INDEX "saved_search_seen_index" ON "saved_search" USING btree ("seen_number");--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_slug_key" ON "scholarship" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "scholarship_revision_index" ON "scholarship" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "scholarship_unannounced_index" ON "scholarship" USING btree ("number") WHERE announced_at is null;--> statement-breakpoint
CREATE INDEX "scholarship_owner_index" ON "scholarship" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "scholarship_alert_untold_index" ON "scholarship_alert" USING btree ("student_id") WHERE told_on is null;--> statement-breakpoint
CREATE INDEX "scholarship_cycle_closes_index" ON "scholarship_cycle" USING btree ("closes_on");--> statement-breakpoint
CREATE INDEX "scholarship_digest_unqueued_index" ON "scholarship_digest" USING btree ("day") WHERE queued_at is null;--> statement-breakpoint
CREATE INDEX "student_facts_user_index" ON "student_facts" USING btree ("user_id");