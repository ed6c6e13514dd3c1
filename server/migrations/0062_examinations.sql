CREATE TABLE "exam_answer" (
	"school_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_answer_school_id_attempt_id_unit_id_pk" PRIMARY KEY("school_id","attempt_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "exam_answer_event" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"epoch" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_answer_event_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_attempt" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"paper_id" uuid NOT NULL,
	"paper_version" integer NOT NULL,
	"seed" text NOT NULL,
	"drawn" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"base_minutes" integer NOT NULL,
	"extra_minutes" integer NOT NULL,
	"extra_reason" text DEFAULT '' NOT NULL,
	"section_at" smallint DEFAULT 0 NOT NULL,
	"reached" jsonb NOT NULL,
	"paused_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"submit_kind" text,
	"receipt" text DEFAULT '' NOT NULL,
	"answer_hash" text DEFAULT '' NOT NULL,
	"score_version" integer DEFAULT 0 NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"openings" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "exam_attempt_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_late_answer" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "exam_late_answer_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_score" (
	"school_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"tenths" integer NOT NULL,
	"most_tenths" integer NOT NULL,
	"unmarked" integer NOT NULL,
	"unmarked_tenths" integer NOT NULL,
	"units" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_score_school_id_attempt_id_version_pk" PRIMARY KEY("school_id","attempt_id","version")
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"paper_id" uuid NOT NULL,
	"paper_version" integer NOT NULL,
	"visible_at" timestamp with time zone,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"extra_minutes" smallint DEFAULT 0 NOT NULL,
	"extra_reason" text DEFAULT '' NOT NULL,
	"attempts" smallint NOT NULL,
	"access_code" text NOT NULL,
	"release" jsonb NOT NULL,
	"released_at" timestamp with time zone,
	"seed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_event" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"attempt_id" uuid,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_event_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_presence" (
	"school_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"unsent" integer NOT NULL,
	"question_id" uuid NOT NULL,
	CONSTRAINT "exam_presence_school_id_attempt_id_pk" PRIMARY KEY("school_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "exam_word" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_word_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "exam_word_read" (
	"school_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_word_read_school_id_word_id_attempt_id_pk" PRIMARY KEY("school_id","word_id","attempt_id")
);
--> statement-breakpoint
CREATE INDEX "exam_answer_event_attempt" ON "exam_answer_event" USING btree ("school_id","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_no" ON "exam_attempt" USING btree ("school_id","exam_id","person_id","no");--> statement-breakpoint
CREATE INDEX "exam_attempt_person" ON "exam_attempt" USING btree ("school_id","person_id","started_at");--> statement-breakpoint
CREATE INDEX "exam_attempt_deadline" ON "exam_attempt" USING btree ("school_id","state","deadline");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_late_answer_once" ON "exam_late_answer" USING btree ("school_id","attempt_id","unit_id","seq");--> statement-breakpoint
CREATE INDEX "exam_opens" ON "exam" USING btree ("school_id","opens_at","id");--> statement-breakpoint
CREATE INDEX "exam_paper" ON "exam" USING btree ("school_id","paper_id");--> statement-breakpoint
CREATE INDEX "exam_event_exam" ON "exam_event" USING btree ("school_id","exam_id","at");--> statement-breakpoint
CREATE INDEX "exam_word_exam" ON "exam_word" USING btree ("school_id","exam_id","at");