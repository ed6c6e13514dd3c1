ALTER TABLE "exam" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "result_told_at" timestamp with time zone;