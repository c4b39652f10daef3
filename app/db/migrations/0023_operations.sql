CREATE TABLE "gateway_minute" (
	"service" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"good" integer NOT NULL,
	"bad" integer NOT NULL,
	"last_good_at" timestamp (3) with time zone,
	"last_bad_at" timestamp (3) with time zone,
	"last_code" text,
	CONSTRAINT "gateway_minute_service_minute_pk" PRIMARY KEY("service","minute")
);
--> statement-breakpoint
CREATE TABLE "process_beat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"skew_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gateway_minute_minute_index" ON "gateway_minute" USING btree ("minute");