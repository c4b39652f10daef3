CREATE TABLE "scholarship_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"hash" text,
	"text" text,
	"seen_text" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarship_link" ADD CONSTRAINT "scholarship_link_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_link_scholarship_key" ON "scholarship_link" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "scholarship_link_state_index" ON "scholarship_link" USING btree ("state","changed_at","id");