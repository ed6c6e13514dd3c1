ALTER TABLE "experiment_session" ADD COLUMN "assessment_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "experiment_session" ADD COLUMN "unassessed" text DEFAULT '' NOT NULL;