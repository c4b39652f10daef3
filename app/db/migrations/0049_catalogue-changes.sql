CREATE TABLE "scholarship_change" (
	"scholarship_id" uuid NOT NULL,
	"revision" bigint NOT NULL,
	"matters" text[] DEFAULT '{}'::text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "scholarship_change_pkey" PRIMARY KEY("scholarship_id","revision")
);
--> statement-breakpoint
ALTER TABLE "scholarship_change" ADD CONSTRAINT "scholarship_change_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scholarship_change_untold_index" ON "scholarship_change" USING btree ("at") WHERE told_at is null;