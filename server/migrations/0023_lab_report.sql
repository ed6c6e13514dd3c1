CREATE TABLE "lab_comment" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lab_comment_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "lab_report" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	"machine" numeric(5, 2) NOT NULL,
	"final" numeric(5, 2),
	"marker_id" uuid,
	"read_at" timestamp with time zone,
	CONSTRAINT "lab_report_school_id_session_id_pk" PRIMARY KEY("school_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "lab_report_version" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	"sheet" jsonb NOT NULL,
	"prints" jsonb NOT NULL,
	"mark" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"rubric" jsonb,
	"outcome" text,
	"final" jsonb,
	"marker_id" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "lab_report_version_school_id_session_id_no_pk" PRIMARY KEY("school_id","session_id","no")
);
--> statement-breakpoint
CREATE TABLE "lab_rubric" (
	"school_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"criteria" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lab_rubric_school_id_course_id_item_id_pk" PRIMARY KEY("school_id","course_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "lab_similarity" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"share" numeric(4, 3) NOT NULL,
	CONSTRAINT "lab_similarity_school_id_session_id_other_id_pk" PRIMARY KEY("school_id","session_id","other_id")
);
--> statement-breakpoint
CREATE INDEX "lab_comment_person" ON "lab_comment" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "lab_report_course" ON "lab_report" USING btree ("school_id","course_id","state");--> statement-breakpoint
CREATE INDEX "lab_report_person" ON "lab_report" USING btree ("school_id","person_id");--> statement-breakpoint
-- Reports that were handed in before there was marking wait as their first version. School by school: whoever migrates
-- may be bound by row-level security as everybody is.
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT id FROM school LOOP
    PERFORM set_config('app.school_id', one.id::text, true);
    INSERT INTO lab_report (school_id, session_id, course_id, item_id, person_id, state, version, handed_at, machine)
      SELECT school_id, id, course_id, item_id, person_id, 'waiting', 1, coalesce(ended_at, started_at), coalesce(composite, 0)
      FROM experiment_session WHERE school_id = one.id AND state = 'finished' AND assessment IS NOT NULL;
    INSERT INTO lab_report_version (school_id, session_id, no, sections, handed_at, sheet, prints)
      SELECT s.school_id, s.id, 1, coalesce(e.action -> 'sections', '{}'), coalesce(s.ended_at, s.started_at), s.assessment -> 'sheet', '[]'
      FROM experiment_session s JOIN experiment_event e
        ON e.school_id = s.school_id AND e.session_id = s.id AND e.seq = s.seq
      WHERE s.school_id = one.id AND s.state = 'finished' AND s.assessment IS NOT NULL;
  END LOOP;
END $$;
