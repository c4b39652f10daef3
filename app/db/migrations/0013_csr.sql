CREATE TABLE "csr_company" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"budget_paise" bigint NOT NULL,
	"education_percent" integer NOT NULL,
	"report_frequency" text NOT NULL,
	"impact_metrics" text[] DEFAULT '{}'::text[] NOT NULL,
	"committee_directors" integer DEFAULT 0 NOT NULL,
	"committee_independent" integer DEFAULT 0 NOT NULL,
	"first_year" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_company_budget_check" CHECK (budget_paise >= 0),
	CONSTRAINT "csr_company_education_check" CHECK (education_percent between 0 and 100),
	CONSTRAINT "csr_company_committee_check" CHECK (committee_independent <= committee_directors)
);
--> statement-breakpoint
CREATE TABLE "csr_outcome" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"state" text,
	"count" integer NOT NULL,
	"story" text,
	"reported_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_outcome_count_check" CHECK (count >= 0)
);
--> statement-breakpoint
CREATE TABLE "csr_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "csr_spend" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"spent_on" date NOT NULL,
	"voucher" text NOT NULL,
	"note" text NOT NULL,
	"from_year" integer,
	"reverses_id" uuid,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_spend_amount_check" CHECK (case when reverses_id is null then amount_paise > 0 else amount_paise < 0 end)
);
--> statement-breakpoint
CREATE TABLE "csr_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"made_on" date NOT NULL,
	"receiver" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_transfer_amount_check" CHECK (amount_paise > 0)
);
--> statement-breakpoint
CREATE TABLE "csr_year" (
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"net_worth_paise" bigint,
	"turnover_paise" bigint,
	"net_profit_paise" bigint,
	"elsewhere_paise" bigint DEFAULT 0 NOT NULL,
	"elsewhere_overhead_paise" bigint DEFAULT 0 NOT NULL,
	"plan_approved_on" date,
	"set_off_resolved_on" date,
	"cfo_half_on" date,
	"cfo_year_on" date,
	"csr2_filed_on" date,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csr_year_pkey" PRIMARY KEY("organisation_id","year"),
	CONSTRAINT "csr_year_year_check" CHECK (year between 2014 and 2100),
	CONSTRAINT "csr_year_figures_check" CHECK (num_nulls(net_worth_paise, turnover_paise, net_profit_paise) in (0, 3)),
	CONSTRAINT "csr_year_elsewhere_check" CHECK (elsewhere_paise >= 0 and elsewhere_overhead_paise >= 0)
);
--> statement-breakpoint
ALTER TABLE "csr_company" ADD CONSTRAINT "csr_company_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD CONSTRAINT "csr_outcome_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_outcome" ADD CONSTRAINT "csr_outcome_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_report" ADD CONSTRAINT "csr_report_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_reverses_id_csr_spend_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."csr_spend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_spend" ADD CONSTRAINT "csr_spend_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_transfer" ADD CONSTRAINT "csr_transfer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_year" ADD CONSTRAINT "csr_year_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csr_outcome_organisation_index" ON "csr_outcome" USING btree ("organisation_id","reported_on");--> statement-breakpoint
CREATE INDEX "csr_outcome_programme_index" ON "csr_outcome" USING btree ("programme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_report_period_key" ON "csr_report" USING btree ("organisation_id","frequency","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_spend_voucher_key" ON "csr_spend" USING btree ("organisation_id",lower(voucher)) WHERE reverses_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "csr_spend_reverses_key" ON "csr_spend" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "csr_spend_programme_index" ON "csr_spend" USING btree ("programme_id","spent_on","id");--> statement-breakpoint
CREATE INDEX "csr_spend_organisation_index" ON "csr_spend" USING btree ("organisation_id","spent_on");--> statement-breakpoint
CREATE UNIQUE INDEX "csr_transfer_reference_key" ON "csr_transfer" USING btree ("organisation_id",lower(reference));--> statement-breakpoint
CREATE INDEX "csr_transfer_year_index" ON "csr_transfer" USING btree ("organisation_id","year");