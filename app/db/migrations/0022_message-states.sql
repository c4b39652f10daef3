-- The states have other names now. A process of the version before may still write the old ones while it is being
-- replaced; only the half-yearly tidying looks at those.
UPDATE "outbound_message" SET "status" = 'delivered' WHERE "status" = 'sent';--> statement-breakpoint
UPDATE "outbound_message" SET "status" = 'refused' WHERE "status" = 'failed';--> statement-breakpoint
UPDATE "outbound_message" SET "lane" = 'otp' WHERE "template" IN ('otp-login', 'otp-guardian-consent');--> statement-breakpoint
UPDATE "outbound_message" SET "lane" = 'bulk' WHERE "template" IN ('deadline-digest', 'blog-letter', 'review-reminder', 'campaign');--> statement-breakpoint
-- Only a code expires.
UPDATE "outbound_message" SET "expires_at" = null WHERE "lane" <> 'otp' AND "status" = 'queued';
