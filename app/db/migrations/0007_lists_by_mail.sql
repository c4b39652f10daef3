CREATE TABLE "dashboard_tile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"desk" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"period" text,
	"view_id" uuid,
	"shows" text NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"view_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"schedule" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_on" date,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "list_mail_reader" (
	"mail_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "list_mail_reader_pkey" PRIMARY KEY("mail_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "dashboard_tile" ADD CONSTRAINT "dashboard_tile_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_tile" ADD CONSTRAINT "dashboard_tile_view_id_list_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_mail" ADD CONSTRAINT "list_mail_view_id_list_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_mail" ADD CONSTRAINT "list_mail_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_mail_reader" ADD CONSTRAINT "list_mail_reader_mail_id_list_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."list_mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_mail_reader" ADD CONSTRAINT "list_mail_reader_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dashboard_tile_shows_key" ON "dashboard_tile" USING btree ("user_id","desk","shows");--> statement-breakpoint
CREATE INDEX "dashboard_tile_view_index" ON "dashboard_tile" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_mail_view_key" ON "list_mail" USING btree ("view_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "list_mail_view_id_index" ON "list_mail" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "list_mail_user_index" ON "list_mail" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "list_mail_reader_user_index" ON "list_mail_reader" USING btree ("user_id");