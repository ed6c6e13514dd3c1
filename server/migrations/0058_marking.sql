CREATE TABLE "assignment_draft" (
	"school_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"body" text NOT NULL,
	"files" jsonb NOT NULL,
	"epoch" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone,
	CONSTRAINT "assignment_draft_school_id_item_id_person_id_pk" PRIMARY KEY("school_id","item_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_submission" (
	"school_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"body" text NOT NULL,
	"files" jsonb NOT NULL,
	"digest" text NOT NULL,
	"draft_version" integer NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	"counts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignment_submission_school_id_work_id_no_pk" PRIMARY KEY("school_id","work_id","no")
);
--> statement-breakpoint
CREATE TABLE "marked_work" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"group_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"counted" boolean NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	"machine" numeric(5, 2),
	"score" numeric(5, 2),
	"marker_id" uuid,
	"again_until" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "marked_work_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "marking_comment" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_comment_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_mark" (
	"school_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"marker_id" uuid NOT NULL,
	"mark" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"rubric" jsonb,
	"outcome" text,
	"score" numeric(5, 2),
	"decided_at" timestamp with time zone,
	CONSTRAINT "work_mark_school_id_work_id_version_marker_id_pk" PRIMARY KEY("school_id","work_id","version","marker_id")
);
--> statement-breakpoint
CREATE TABLE "work_rubric" (
	"school_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"criteria" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_rubric_school_id_item_id_pk" PRIMARY KEY("school_id","item_id")
);
--> statement-breakpoint
CREATE INDEX "assignment_submission_person" ON "assignment_submission" USING btree ("school_id","person_id","item_id");--> statement-breakpoint
CREATE INDEX "marked_work_group" ON "marked_work" USING btree ("school_id","group_id","state");--> statement-breakpoint
CREATE INDEX "marked_work_person" ON "marked_work" USING btree ("school_id","person_id","handed_at");--> statement-breakpoint
CREATE INDEX "marked_work_item" ON "marked_work" USING btree ("school_id","item_id","person_id");--> statement-breakpoint
CREATE INDEX "marking_comment_person" ON "marking_comment" USING btree ("school_id","person_id");