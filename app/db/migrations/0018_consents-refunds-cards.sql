ALTER TABLE "donation" DROP CONSTRAINT "donation_amount_check";--> statement-breakpoint
ALTER TABLE "donation" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "consent_student_index" ON "consent" USING btree ("student_id","purpose");--> statement-breakpoint
CREATE INDEX "policy_to_card_index" ON "policy" USING btree ("valid_to","card_number","id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_amount_check" CHECK (amount_paise > 0 and refunded_paise between 0 and amount_paise);--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_student_check" CHECK (student_id is not null or withdrawn_at is not null or purpose in ('terms', 'privacy'));