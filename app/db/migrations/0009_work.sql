CREATE TABLE "assignment" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"by_user_id" uuid,
	CONSTRAINT "assignment_pkey" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "work_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "assignment_user_index" ON "assignment" USING btree ("user_id");