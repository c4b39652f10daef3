CREATE TABLE "message_lane" (
	"lane" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"last_error_at" timestamp (3) with time zone,
	"last_success_at" timestamp (3) with time zone,
	"probe_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "message_lane_lane_channel_pk" PRIMARY KEY("lane","channel")
);
--> statement-breakpoint
ALTER TABLE "outbound_message" ADD COLUMN "lane" text DEFAULT 'transactional' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbound_message" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbound_message_open_index" ON "outbound_message" USING btree ("lane","channel","created_at") WHERE status in ('queued', 'sending', 'waiting');