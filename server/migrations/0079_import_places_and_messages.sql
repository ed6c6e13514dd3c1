ALTER TABLE "user_import" ADD COLUMN "made_colleges" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "made_classes" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "since_read" integer DEFAULT 0 NOT NULL;