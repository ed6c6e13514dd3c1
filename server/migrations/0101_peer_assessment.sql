CREATE TABLE "peer_appeal" (
	"school_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reply" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "peer_appeal_school_id_round_id_work_id_pk" PRIMARY KEY("school_id","round_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "peer_calibration" (
	"school_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"points" jsonb NOT NULL,
	"distance" numeric(5, 1) NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "peer_calibration_school_id_round_id_person_id_pk" PRIMARY KEY("school_id","round_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "peer_review" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"extra" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"work_version" integer,
	"opened_at" timestamp with time zone,
	"points" jsonb NOT NULL,
	"comment" text NOT NULL,
	"revision" integer NOT NULL,
	"submitted_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"helpful" smallint,
	CONSTRAINT "peer_review_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "peer_round" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"group_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"group_name" text NOT NULL,
	"item_title" text NOT NULL,
	"state" text NOT NULL,
	"per_work" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"extra_days" smallint NOT NULL,
	"apart" boolean NOT NULL,
	"sample" jsonb,
	"rubric" jsonb NOT NULL,
	"replacing_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "peer_round_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "peer_work" (
	"school_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"why" text,
	"points" jsonb,
	"share" numeric(5, 2),
	"by_teacher" boolean DEFAULT false NOT NULL,
	CONSTRAINT "peer_work_school_id_round_id_work_id_pk" PRIMARY KEY("school_id","round_id","work_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "peer_review_pair" ON "peer_review" USING btree ("school_id","round_id","work_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "peer_review_reviewer" ON "peer_review" USING btree ("school_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "peer_round_owner" ON "peer_round" USING btree ("school_id","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "peer_round_item" ON "peer_round" USING btree ("school_id","item_id");--> statement-breakpoint
CREATE INDEX "peer_round_state" ON "peer_round" USING btree ("school_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "peer_work_person" ON "peer_work" USING btree ("school_id","round_id","person_id");--> statement-breakpoint
CREATE INDEX "peer_work_of" ON "peer_work" USING btree ("school_id","person_id");