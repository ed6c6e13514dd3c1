ALTER TABLE "user_import" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "role" text DEFAULT '' NOT NULL;