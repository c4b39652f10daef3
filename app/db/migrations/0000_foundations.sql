CREATE TABLE "audit_chain" (
	"chain" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entry_pkey" PRIMARY KEY("chain","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"chains" integer NOT NULL,
	"heads_hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seal_head" (
	"seal_seq" bigint NOT NULL,
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seal_head_pkey" PRIMARY KEY("seal_seq","chain")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_pkey" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"tag" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_seal_head" ADD CONSTRAINT "audit_seal_head_seal_seq_audit_seal_seq_fk" FOREIGN KEY ("seal_seq") REFERENCES "public"."audit_seal"("seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_chain_unsealed_index" ON "audit_chain" USING btree ("chain") WHERE seq > sealed_seq;--> statement-breakpoint
CREATE INDEX "audit_entry_subject_index" ON "audit_entry" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_index" ON "audit_entry" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_at_index" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_index" ON "idempotency_key" USING btree ("created_at");