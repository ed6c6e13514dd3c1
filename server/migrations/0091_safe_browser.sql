ALTER TABLE "exam" ADD COLUMN "safe_browser" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_presence" ADD COLUMN "safe_browser" text DEFAULT '' NOT NULL;