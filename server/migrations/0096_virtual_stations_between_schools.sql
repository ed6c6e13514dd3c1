ALTER TABLE "consultation_session" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "consultation_session" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_session" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "experiment_session" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "experiment_session" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "experiment_session" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operation_session" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "operation_session" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operation_session" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
-- People of another school play stations of a contest at the host of their own school, which may read whose session it is.
CREATE POLICY partner ON "consultation_session" FOR SELECT
	USING (partner_id = nullif(current_setting('app.school_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY partner ON "operation_session" FOR SELECT
	USING (partner_id = nullif(current_setting('app.school_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY partner ON "experiment_session" FOR SELECT
	USING (partner_id = nullif(current_setting('app.school_id', true), '')::uuid);
