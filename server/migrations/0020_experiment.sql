CREATE TABLE "experiment_draft" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_draft_school_id_session_id_pk" PRIMARY KEY("school_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "experiment_event" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" integer NOT NULL,
	"steps" integer NOT NULL,
	"client_action_id" text NOT NULL,
	"action" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_event_school_id_session_id_seq_pk" PRIMARY KEY("school_id","session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "experiment_protocol" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"current_version_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_protocol_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "experiment_protocol_version" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"protocol_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"protocol" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_protocol_version_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "experiment_session" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"protocol_version_id" uuid NOT NULL,
	"title" text NOT NULL,
	"no" integer NOT NULL,
	"tester" boolean DEFAULT false NOT NULL,
	"seed" integer NOT NULL,
	"state" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"last_at" integer DEFAULT 0 NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"composite" numeric(5, 2),
	"level" text DEFAULT '' NOT NULL,
	"assessment" jsonb,
	"scores" jsonb,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "experiment_session_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "experiment_event_client" ON "experiment_event" USING btree ("school_id","session_id","client_action_id");--> statement-breakpoint
CREATE UNIQUE INDEX "experiment_protocol_key" ON "experiment_protocol" USING btree ("school_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "experiment_protocol_version_no" ON "experiment_protocol_version" USING btree ("school_id","protocol_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "experiment_session_open" ON "experiment_session" USING btree ("school_id","attempt_id","item_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "experiment_session_no" ON "experiment_session" USING btree ("school_id","attempt_id","item_id","no");--> statement-breakpoint
CREATE INDEX "experiment_session_course" ON "experiment_session" USING btree ("school_id","course_id","started_at" DESC NULLS FIRST);