CREATE TABLE "work_recheck" (
	"school_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" numeric(5, 2),
	"note" text DEFAULT '' NOT NULL,
	"decider_id" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "work_recheck_school_id_work_id_pk" PRIMARY KEY("school_id","work_id")
);
--> statement-breakpoint
ALTER TABLE "marked_work" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "work_recheck_person" ON "work_recheck" USING btree ("school_id","person_id");