ALTER TABLE "file" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "file_quota" integer DEFAULT 50 NOT NULL;