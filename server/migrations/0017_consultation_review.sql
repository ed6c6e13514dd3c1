CREATE TABLE "consultation_appeal" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"about" jsonb NOT NULL,
	"target" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "consultation_appeal_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "consultation_judgement" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"judgement" jsonb NOT NULL,
	"name" text NOT NULL,
	"points_before" numeric(6, 2) NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"appeal_id" uuid,
	"composite_before" numeric(5, 2) NOT NULL,
	"composite_after" numeric(5, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_judgement_school_id_session_id_no_pk" PRIMARY KEY("school_id","session_id","no")
);
--> statement-breakpoint
CREATE TABLE "vsp_phrase" (
	"school_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"plain" text NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vsp_phrase_school_id_case_id_no_pk" PRIMARY KEY("school_id","case_id","no")
);
--> statement-breakpoint
CREATE TABLE "vsp_unmatched" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"plain" text NOT NULL,
	"text" text NOT NULL,
	"course_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"times" integer NOT NULL,
	"kind" text NOT NULL,
	"guess" text NOT NULL,
	"state" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"decider_id" uuid,
	"decided_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vsp_unmatched_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "consultation_session" ADD COLUMN "tester" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_session" ADD COLUMN "phrase_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_session" ADD COLUMN "judged" jsonb;--> statement-breakpoint
ALTER TABLE "consultation_session" ADD COLUMN "judgements" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_session" ADD COLUMN "scores" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_appeal_target" ON "consultation_appeal" USING btree ("school_id","session_id","target");--> statement-breakpoint
CREATE INDEX "consultation_appeal_course" ON "consultation_appeal" USING btree ("school_id","course_id","state","created_at");--> statement-breakpoint
CREATE INDEX "consultation_appeal_unread" ON "consultation_appeal" USING btree ("school_id","person_id") WHERE state <> 'open' and read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vsp_unmatched_plain" ON "vsp_unmatched" USING btree ("school_id","case_id","plain");--> statement-breakpoint
CREATE INDEX "vsp_unmatched_often" ON "vsp_unmatched" USING btree ("school_id","case_id","state","times" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultation_session_item" ON "consultation_session" USING btree ("school_id","course_id","item_id","person_id") WHERE state = 'finished';--> statement-breakpoint
-- School by school: whoever migrates may be bound by row-level security as everybody is.
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT id FROM school LOOP
    PERFORM set_config('app.school_id', one.id::text, true);
    UPDATE consultation_session s SET tester = true
      FROM attempt a WHERE s.school_id = one.id AND a.school_id = one.id AND a.id = s.attempt_id AND a.tester;
    UPDATE consultation_session SET scores = (
      SELECT jsonb_agg(d.value -> 'score' ORDER BY d.ordinality)
      FROM jsonb_array_elements(assessment #> '{sheet,dimensions}') WITH ORDINALITY d
    ) WHERE school_id = one.id AND assessment IS NOT NULL;
  END LOOP;
END $$;
