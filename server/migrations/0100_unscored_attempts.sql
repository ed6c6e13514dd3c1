ALTER TABLE "exam_attempt" ADD COLUMN "scoring_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD COLUMN "scoring_failed_at" timestamp with time zone;