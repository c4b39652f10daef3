CREATE TABLE "workshop_detail" (
	"workshop" text PRIMARY KEY NOT NULL,
	"place" text,
	"materials" text,
	"materials_link" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "way" text DEFAULT 'phone' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "venue" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "feedback_sealed" text;