-- Pictures that wait for their feedback are tried again by their sender; what is stored has both sizes.
DELETE FROM "feedback_picture" WHERE "file_id" IS NULL;--> statement-breakpoint
ALTER TABLE "feedback_picture" ADD COLUMN "small" "bytea";
