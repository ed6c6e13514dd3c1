ALTER TABLE "contest_station" ADD COLUMN "work_version_id" uuid;--> statement-breakpoint
ALTER TABLE "contest_seat" ADD COLUMN "attempt_id" uuid;