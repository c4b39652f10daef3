ALTER TABLE "registration" ADD COLUMN "given_name" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "no_mother" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "no_father" text;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "given_name" text;