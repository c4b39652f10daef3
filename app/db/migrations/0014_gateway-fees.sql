ALTER TABLE "payment_order" ADD COLUMN "fee_paise" bigint;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "fee_tax_paise" bigint;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_fee_check" CHECK (fee_paise >= 0 and fee_tax_paise >= 0);