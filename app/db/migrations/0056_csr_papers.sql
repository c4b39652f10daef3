CREATE TABLE "csr_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"spend_id" uuid,
	"year" integer,
	"programme_id" uuid,
	"document_id" uuid NOT NULL,
	"added_by" uuid,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "csr_paper_subject_check" CHECK (num_nonnulls(spend_id, year, programme_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD COLUMN "taken_back_reason" text;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_spend_id_csr_spend_id_fk" FOREIGN KEY ("spend_id") REFERENCES "public"."csr_spend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_paper" ADD CONSTRAINT "csr_paper_added_by_app_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csr_paper_organisation_index" ON "csr_paper" USING btree ("organisation_id","added_at");--> statement-breakpoint
CREATE INDEX "csr_paper_spend_index" ON "csr_paper" USING btree ("spend_id");--> statement-breakpoint
CREATE INDEX "csr_paper_programme_index" ON "csr_paper" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "csr_paper_document_index" ON "csr_paper" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "csr_paper_added_by_index" ON "csr_paper" USING btree ("added_by");--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD CONSTRAINT "csr_outcome_taken_back_check" CHECK ((taken_back_at is null) = (taken_back_reason is null));