CREATE TABLE "audit_network" (
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_network_pkey" PRIMARY KEY("chain","seq")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "audit_network_at_index" ON "audit_network" USING btree ("at");