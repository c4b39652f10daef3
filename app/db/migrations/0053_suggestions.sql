CREATE TABLE "suggestion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"field" text NOT NULL,
	"status" text NOT NULL,
	"words_encrypted" text,
	"email_encrypted" text,
	"email_hash" text,
	"user_id" uuid,
	"language" text NOT NULL,
	"document_id" uuid,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suggestion_serial_key" ON "suggestion" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "suggestion_created_index" ON "suggestion" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "suggestion_scholarship_index" ON "suggestion" USING btree ("scholarship_id","status");--> statement-breakpoint
CREATE INDEX "suggestion_email_index" ON "suggestion" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "suggestion_user_index" ON "suggestion" USING btree ("user_id");