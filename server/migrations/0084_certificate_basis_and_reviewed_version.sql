ALTER TABLE "certificate" ADD COLUMN "basis" jsonb;--> statement-breakpoint
ALTER TABLE "course_version" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;