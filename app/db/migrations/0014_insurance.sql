ALTER TABLE "claim" ADD COLUMN "serial" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_payment" ADD COLUMN "serial" serial NOT NULL;