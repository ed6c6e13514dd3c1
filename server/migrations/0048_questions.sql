CREATE TABLE "practice_answer" (
	"school_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"state" text NOT NULL,
	"tenths" integer,
	"most_tenths" integer NOT NULL,
	"is_first" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_answer_school_id_round_id_unit_id_pk" PRIMARY KEY("school_id","round_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "practice_round" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seed" text NOT NULL,
	"filter" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"drafts" jsonb NOT NULL,
	"draft_seq" integer DEFAULT 0 NOT NULL,
	"units" integer NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "practice_round_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "wrong_item" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"type" text NOT NULL,
	"department_id" uuid NOT NULL,
	"stem" text NOT NULL,
	"wrongs" smallint NOT NULL,
	"rights" smallint NOT NULL,
	"answer" jsonb NOT NULL,
	"wrong_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"due_day" date NOT NULL,
	"memory" jsonb NOT NULL,
	"is_mastered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "wrong_item_school_id_person_id_unit_id_pk" PRIMARY KEY("school_id","person_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "question" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"revision" text NOT NULL,
	"draft" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"department_id" uuid NOT NULL,
	"section_id" uuid,
	"difficulty" smallint NOT NULL,
	"practice" boolean NOT NULL,
	"stem" text NOT NULL,
	"words" text NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"version_id" uuid,
	"draw_key" integer NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_sketch" (
	"school_id" uuid NOT NULL,
	"hash" integer NOT NULL,
	"question_id" uuid NOT NULL,
	CONSTRAINT "question_sketch_school_id_hash_question_id_pk" PRIMARY KEY("school_id","hash","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_tag" (
	"school_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"vocabulary" smallint NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "question_tag_school_id_question_id_vocabulary_code_pk" PRIMARY KEY("school_id","question_id","vocabulary","code")
);
--> statement-breakpoint
CREATE TABLE "question_use" (
	"school_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"version_no" integer NOT NULL,
	"kind" text NOT NULL,
	"used_in" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_use_school_id_question_id_kind_used_in_pk" PRIMARY KEY("school_id","question_id","kind","used_in")
);
--> statement-breakpoint
CREATE TABLE "question_version" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"form" jsonb NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_version_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "practice_answer_version" ON "practice_answer" USING btree ("school_id","version_id","is_first");--> statement-breakpoint
CREATE INDEX "practice_answer_person" ON "practice_answer" USING btree ("school_id","person_id","unit_id");--> statement-breakpoint
CREATE INDEX "practice_round_newest" ON "practice_round" USING btree ("school_id","person_id","began_at");--> statement-breakpoint
CREATE INDEX "wrong_item_due" ON "wrong_item" USING btree ("school_id","person_id","is_mastered","due_day");--> statement-breakpoint
CREATE INDEX "question_newest" ON "question" USING btree ("school_id","edited_at","id");--> statement-breakpoint
CREATE INDEX "question_author" ON "question" USING btree ("school_id","author_id","edited_at");--> statement-breakpoint
CREATE INDEX "question_draw" ON "question" USING btree ("school_id","state","practice","department_id","type","draw_key");--> statement-breakpoint
CREATE INDEX "question_any" ON "question" USING btree ("school_id","state","practice","draw_key");--> statement-breakpoint
CREATE INDEX "question_sketch_question" ON "question_sketch" USING btree ("school_id","question_id");--> statement-breakpoint
CREATE INDEX "question_tag_code" ON "question_tag" USING btree ("school_id","code","question_id");--> statement-breakpoint
CREATE INDEX "question_version_no" ON "question_version" USING btree ("school_id","question_id","no");