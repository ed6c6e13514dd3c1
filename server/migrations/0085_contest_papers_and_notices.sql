CREATE TABLE "contest_notice" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"is_pinned" boolean NOT NULL,
	"must_confirm" boolean NOT NULL,
	"partner_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contest_notice_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_notice_read" (
	"school_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_notice_read_school_id_notice_id_person_id_pk" PRIMARY KEY("school_id","notice_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "contest_question" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"is_public" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contest_question_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_seat" (
	"school_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"checks" jsonb NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"times_left" integer DEFAULT 0 NOT NULL,
	"left_at" timestamp with time zone,
	"left_how" text DEFAULT '' NOT NULL,
	CONSTRAINT "contest_seat_school_id_slot_id_person_id_pk" PRIMARY KEY("school_id","slot_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "contest_station" ADD COLUMN "kind" text DEFAULT 'manikin' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_station" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "contest_station" ADD COLUMN "source_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_station" ADD COLUMN "source_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_station" ADD COLUMN "exam_id" uuid;--> statement-breakpoint
ALTER TABLE "contest_slot" ADD COLUMN "extra_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "contest_id" uuid;--> statement-breakpoint
CREATE INDEX "contest_notice_contest" ON "contest_notice" USING btree ("school_id","contest_id","created_at");--> statement-breakpoint
CREATE INDEX "contest_notice_read_contest" ON "contest_notice_read" USING btree ("school_id","contest_id");--> statement-breakpoint
CREATE INDEX "contest_question_contest" ON "contest_question" USING btree ("school_id","contest_id","created_at");--> statement-breakpoint
CREATE INDEX "contest_seat_round" ON "contest_seat" USING btree ("school_id","round_id");--> statement-breakpoint
-- Whoever sits a paper of another school's contest does so at the host of their own school, which may read the attempt.
CREATE POLICY partner ON "exam_attempt" FOR SELECT
	USING (partner_id = nullif(current_setting('app.school_id', true), '')::uuid);
