CREATE TABLE "list_choice" (
	"user_id" uuid NOT NULL,
	"desk" text NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid,
	"hidden" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "list_choice_pkey" PRIMARY KEY("user_id","desk","list")
);
--> statement-breakpoint
CREATE TABLE "list_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"desk" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_choice" ADD CONSTRAINT "list_choice_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_choice" ADD CONSTRAINT "list_choice_view_id_list_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_view"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_choice_view_index" ON "list_choice" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_view_name_key" ON "list_view" USING btree ("user_id","desk","list","name");--> statement-breakpoint
CREATE INDEX "list_view_desk_index" ON "list_view" USING btree ("desk");