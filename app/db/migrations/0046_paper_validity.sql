ALTER TABLE "document" ADD COLUMN "issued_on" date;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "end_told" smallint;--> statement-breakpoint
CREATE INDEX "document_valid_until_index" ON "document" USING btree ("valid_until") WHERE valid_until is not null;