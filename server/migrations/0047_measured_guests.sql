ALTER TABLE "feedback" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "counted" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;