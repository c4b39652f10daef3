ALTER TABLE "scholarship" ADD COLUMN "announced_up_to" uuid;--> statement-breakpoint
ALTER TABLE "second_look" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "staff_roles" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "insurance_payment_serial_index" ON "insurance_payment" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "insured_user_place_index" ON "insured_user" USING gin (lower("location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insured_user_deleted_index" ON "insured_user" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "policy_deleted_index" ON "policy" USING btree ("deleted_at","id") WHERE deleted_at is not null;