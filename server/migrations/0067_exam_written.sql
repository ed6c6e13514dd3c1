CREATE TABLE "exam_written" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"no" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_written_school_id_id_no_pk" PRIMARY KEY("school_id","id","no")
);
--> statement-breakpoint
CREATE INDEX "exam_written_attempt" ON "exam_written" USING btree ("school_id","attempt_id");