DROP INDEX "payment_event_outcome_index";--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payment_event_outcome_index" ON "payment_event" USING btree ("outcome") WHERE outcome in ('unknown_order', 'wrong_amount', 'paid_twice', 'not_captured');