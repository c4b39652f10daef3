CREATE TABLE "scholarship_apart" (
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scholarship_apart_pkey" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "scholarship_merge" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"status_before" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarship_apart" ADD CONSTRAINT "scholarship_apart_first_id_scholarship_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_apart" ADD CONSTRAINT "scholarship_apart_second_id_scholarship_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_merge" ADD CONSTRAINT "scholarship_merge_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_merge" ADD CONSTRAINT "scholarship_merge_into_id_scholarship_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scholarship_apart_second_index" ON "scholarship_apart" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "scholarship_merge_into_index" ON "scholarship_merge" USING btree ("into_id");