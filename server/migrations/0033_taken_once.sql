CREATE TABLE "attempt_grant" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"item_key" uuid NOT NULL,
	"granted_by" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "attempt_grant_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "results_release" (
	"school_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"item_key" uuid NOT NULL,
	"release_at" timestamp with time zone NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "results_release_school_id_course_id_item_key_pk" PRIMARY KEY("school_id","course_id","item_key")
);
--> statement-breakpoint
ALTER TABLE "course_item" ADD COLUMN "item_key" uuid;--> statement-breakpoint
ALTER TABLE "experiment_session" ADD COLUMN "mode" text DEFAULT 'practice' NOT NULL;--> statement-breakpoint
CREATE INDEX "attempt_grant_item" ON "attempt_grant" USING btree ("school_id","course_id","item_key","person_id");--> statement-breakpoint
CREATE INDEX "results_release_due" ON "results_release" USING btree ("school_id","applied_at","release_at");