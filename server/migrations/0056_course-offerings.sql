CREATE TABLE "course_offering" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"term_id" uuid NOT NULL,
	"given_by" uuid NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"exam_from" timestamp with time zone,
	"exam_until" timestamp with time zone,
	"most_rounds" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_offering_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "offering_deadline" (
	"school_id" uuid NOT NULL,
	"offering_id" uuid NOT NULL,
	"item_key" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offering_deadline_school_id_offering_id_item_key_pk" PRIMARY KEY("school_id","offering_id","item_key")
);
--> statement-breakpoint
CREATE INDEX "course_offering_course" ON "course_offering" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE INDEX "course_offering_term" ON "course_offering" USING btree ("school_id","term_id");