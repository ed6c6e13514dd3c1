CREATE TABLE "question_hold" (
	"school_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"held_by" uuid NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "question_hold_school_id_question_id_held_by_pk" PRIMARY KEY("school_id","question_id","held_by")
);
--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "holds_questions" boolean;--> statement-breakpoint
CREATE INDEX "question_hold_by" ON "question_hold" USING btree ("school_id","held_by");