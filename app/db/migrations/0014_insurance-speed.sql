CREATE TABLE "claim_day" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"opened" integer NOT NULL,
	"decided" integer NOT NULL,
	"ratings" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	CONSTRAINT "claim_day_pkey" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "insured_user_day" (
	"plan" text NOT NULL,
	"joined_on" date NOT NULL,
	"covered_until" date NOT NULL,
	"users" integer NOT NULL,
	CONSTRAINT "insured_user_day_pkey" PRIMARY KEY("joined_on","covered_until","plan")
);
--> statement-breakpoint
DROP INDEX "policy_to_index";--> statement-breakpoint
-- Counted anew by the next migration.
TRUNCATE TABLE "policy_day";--> statement-breakpoint
ALTER TABLE "policy_day" ADD COLUMN "valid_from" date NOT NULL;--> statement-breakpoint
CREATE INDEX "hospital_partner_created_index" ON "hospital_partner" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "insurance_payment_refunded_index" ON "insurance_payment" USING btree ("paid_on","id") WHERE refunded_paise > 0;--> statement-breakpoint
CREATE INDEX "insurance_payment_search_index" ON "insurance_payment" USING gin (lower("customer_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policy_plan_premium_index" ON "policy" USING btree ("plan","premium_paise","id");--> statement-breakpoint
ALTER TABLE "policy_day" DROP CONSTRAINT "policy_day_pkey";
--> statement-breakpoint
ALTER TABLE "policy_day" ADD CONSTRAINT "policy_day_pkey" PRIMARY KEY("sold_on","valid_from","valid_to","plan");