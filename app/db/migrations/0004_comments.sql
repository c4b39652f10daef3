CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"institute_id" uuid,
	"author_id" uuid NOT NULL,
	"text_encrypted" text,
	"is_about_work" boolean NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_mention" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "comment_mention_pkey" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_subject_index" ON "comment" USING btree ("subject_kind","subject_id","written_at");--> statement-breakpoint
CREATE INDEX "comment_author_index" ON "comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comment_mention_user_index" ON "comment_mention" USING btree ("user_id");