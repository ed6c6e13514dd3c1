CREATE TABLE "contest_objection" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"station_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"share" smallint,
	"state" text DEFAULT 'open' NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_objection_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_settlement" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"snapshot" text NOT NULL,
	"hash" text NOT NULL,
	"days" smallint NOT NULL,
	"note" text NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_name" text NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"signed_by" uuid,
	"signed_name" text DEFAULT '' NOT NULL,
	"signed_at" timestamp with time zone,
	CONSTRAINT "contest_settlement_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_judge" (
	"school_id" uuid NOT NULL,
	"station_id" uuid NOT NULL,
	"lane" smallint NOT NULL,
	"person_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "contest_judge_school_id_station_id_lane_person_id_pk" PRIMARY KEY("school_id","station_id","lane","person_id")
);
--> statement-breakpoint
CREATE TABLE "contest_round" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"lanes" smallint NOT NULL,
	"aggregation" text NOT NULL,
	"standardise" boolean NOT NULL,
	"tie_break" text[] NOT NULL,
	"advances" smallint NOT NULL,
	"change_minutes" smallint NOT NULL,
	"board" text NOT NULL,
	"awards" jsonb NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"seed" text DEFAULT '' NOT NULL,
	"step" smallint DEFAULT 0 NOT NULL,
	"step_started_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_ms" integer DEFAULT 0 NOT NULL,
	"extra_minutes" smallint DEFAULT 0 NOT NULL,
	"frozen_at" timestamp with time zone,
	"frozen_board" jsonb,
	"objections_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_round_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_station" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"at" smallint NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"reading_minutes" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"weight" smallint NOT NULL,
	"task" text NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "contest_station_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_run" (
	"school_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"no" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "contest_run_school_id_round_id_entry_id_pk" PRIMARY KEY("school_id","round_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "contest_sheet" (
	"school_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"points" jsonb NOT NULL,
	"rating" smallint,
	"remark" text NOT NULL,
	"seq" integer NOT NULL,
	"share" smallint,
	"saved_at" timestamp with time zone NOT NULL,
	"locked_at" timestamp with time zone,
	CONSTRAINT "contest_sheet_school_id_slot_id_person_id_pk" PRIMARY KEY("school_id","slot_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "contest_slot" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"station_id" uuid NOT NULL,
	"step" smallint NOT NULL,
	"lane" smallint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"adjusted" smallint,
	CONSTRAINT "contest_slot_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "contest_objection_round" ON "contest_objection" USING btree ("school_id","round_id","created_at");--> statement-breakpoint
CREATE INDEX "contest_settlement_round" ON "contest_settlement" USING btree ("school_id","round_id","no");--> statement-breakpoint
CREATE INDEX "contest_judge_person" ON "contest_judge" USING btree ("school_id","contest_id","person_id");--> statement-breakpoint
CREATE INDEX "contest_round_contest" ON "contest_round" USING btree ("school_id","contest_id","no");--> statement-breakpoint
CREATE INDEX "contest_station_round" ON "contest_station" USING btree ("school_id","round_id","at");--> statement-breakpoint
CREATE INDEX "contest_sheet_round" ON "contest_sheet" USING btree ("school_id","round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_slot_entry" ON "contest_slot" USING btree ("school_id","round_id","entry_id","step");--> statement-breakpoint
CREATE INDEX "contest_slot_station" ON "contest_slot" USING btree ("school_id","station_id","lane");