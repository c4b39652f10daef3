CREATE TABLE "bulk_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institute_id" uuid,
	"verdict" text NOT NULL,
	"reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_by_role" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_decision_item" (
	"bulk_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"outcome" text,
	"problem" text,
	CONSTRAINT "bulk_decision_item_pkey" PRIMARY KEY("bulk_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "decision_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_conflict" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_conflict_pkey" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_score" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"points" jsonb NOT NULL,
	"total" integer NOT NULL,
	"out_of" integer NOT NULL,
	"note" text,
	"scored_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_standing" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"mean" integer NOT NULL,
	"spread" integer NOT NULL,
	"scores" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_place" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"award_paise" bigint NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"placed_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "bulk_decision_item" ADD CONSTRAINT "bulk_decision_item_bulk_id_bulk_decision_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_decision_item" ADD CONSTRAINT "bulk_decision_item_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_record" ADD CONSTRAINT "decision_record_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_conflict" ADD CONSTRAINT "review_conflict_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_score" ADD CONSTRAINT "review_score_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_standing" ADD CONSTRAINT "review_standing_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_standing" ADD CONSTRAINT "review_standing_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_place" ADD CONSTRAINT "waiting_place_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_place" ADD CONSTRAINT "waiting_place_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_decision_institute_index" ON "bulk_decision" USING btree ("institute_id","prepared_at");--> statement-breakpoint
CREATE INDEX "decision_record_index" ON "decision_record" USING btree ("application_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_score_reviewer_key" ON "review_score" USING btree ("application_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "review_standing_rank_index" ON "review_standing" USING btree ("scholarship_id","mean");--> statement-breakpoint
CREATE INDEX "waiting_place_open_index" ON "waiting_place" USING btree ("scholarship_id","placed_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "application_sent_index" ON "application" USING btree ("scholarship_id","submitted_at","id") WHERE submitted_at is not null;