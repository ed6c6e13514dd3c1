CREATE TABLE "contest_practice_run" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"station_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_practice_run_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_practice_station" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"at" smallint NOT NULL,
	"kind" text NOT NULL,
	"work_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"name" text NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "contest_practice_station_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "contest_practice_run_contest" ON "contest_practice_run" USING btree ("school_id","contest_id","partner_id","started_at");--> statement-breakpoint
CREATE INDEX "contest_practice_run_person" ON "contest_practice_run" USING btree ("school_id","station_id","person_id");--> statement-breakpoint
CREATE INDEX "contest_practice_station_contest" ON "contest_practice_station" USING btree ("school_id","contest_id","at");