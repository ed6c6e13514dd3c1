CREATE TABLE "operation_event" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" integer NOT NULL,
	"client_action_id" text NOT NULL,
	"action" jsonb NOT NULL,
	"observations" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_event_school_id_session_id_seq_pk" PRIMARY KEY("school_id","session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "operation_procedure" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"current_version_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_procedure_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "operation_procedure_version" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"procedure_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"procedure" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_procedure_version_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "operation_session" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"procedure_version_id" uuid NOT NULL,
	"title" text NOT NULL,
	"no" integer NOT NULL,
	"tester" boolean DEFAULT false NOT NULL,
	"seed" integer NOT NULL,
	"mode" text NOT NULL,
	"variant_id" text NOT NULL,
	"state" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"last_at" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"composite" numeric(5, 2),
	"level" text DEFAULT '' NOT NULL,
	"assessment" jsonb,
	"scores" jsonb,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "operation_session_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operation_event_client" ON "operation_event" USING btree ("school_id","session_id","client_action_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operation_procedure_key" ON "operation_procedure" USING btree ("school_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "operation_procedure_version_no" ON "operation_procedure_version" USING btree ("school_id","procedure_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "operation_session_open" ON "operation_session" USING btree ("school_id","attempt_id","item_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "operation_session_no" ON "operation_session" USING btree ("school_id","attempt_id","item_id","no");--> statement-breakpoint
CREATE INDEX "operation_session_course" ON "operation_session" USING btree ("school_id","course_id","started_at" DESC NULLS FIRST);