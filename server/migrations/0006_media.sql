ALTER TABLE "course" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "small_sha256" text;