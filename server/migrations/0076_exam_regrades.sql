CREATE TABLE "exam_regrade" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"correction" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"figures" jsonb,
	CONSTRAINT "exam_regrade_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_score" ADD COLUMN "regrade_id" uuid;--> statement-breakpoint
CREATE INDEX "exam_regrade_exam" ON "exam_regrade" USING btree ("school_id","exam_id","proposed_at");--> statement-breakpoint
CREATE INDEX "exam_regrade_state" ON "exam_regrade" USING btree ("school_id","state");