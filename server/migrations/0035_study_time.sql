ALTER TABLE "attempt" ADD COLUMN "early_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "credit_at" timestamp with time zone;