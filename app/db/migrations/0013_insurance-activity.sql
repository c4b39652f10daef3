-- The live activity reads the newest of a million policies and the last decisions without sorting them.
CREATE INDEX policy_created_index ON policy (created_at DESC);
--> statement-breakpoint
CREATE INDEX claim_decided_index ON claim (decided_at DESC) WHERE decided_at IS NOT NULL;
