ALTER TABLE "donation" DROP CONSTRAINT "donation_amount_check";--> statement-breakpoint
ALTER TABLE "donation" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "donation" ADD CONSTRAINT "donation_amount_check" CHECK (amount_paise > 0 and refunded_paise between 0 and amount_paise);