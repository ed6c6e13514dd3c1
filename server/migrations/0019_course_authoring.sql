CREATE TABLE "course_draft" (
	"school_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"editor_id" uuid NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_draft_school_id_course_id_pk" PRIMARY KEY("school_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "revision" smallint;