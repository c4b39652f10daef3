ALTER TABLE "throttle_window" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "throttle_window_about_index" ON "throttle_window" USING btree ("about");