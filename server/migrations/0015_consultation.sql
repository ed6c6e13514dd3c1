CREATE TABLE "consultation_event" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" integer NOT NULL,
	"client_action_id" text NOT NULL,
	"action" jsonb NOT NULL,
	"observations" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_event_school_id_session_id_seq_pk" PRIMARY KEY("school_id","session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "consultation_session" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"case_version_id" uuid NOT NULL,
	"title" text NOT NULL,
	"no" integer NOT NULL,
	"mode" text NOT NULL,
	"temperament" text NOT NULL,
	"seed" integer NOT NULL,
	"engine" text NOT NULL,
	"state" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"how" text,
	"composite" numeric(5, 2),
	"level" text DEFAULT '' NOT NULL,
	"assessment" jsonb,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "consultation_session_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "vsp_case" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"difficulty" smallint NOT NULL,
	"current_version_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vsp_case_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "vsp_case_version" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"script" jsonb NOT NULL,
	"hash" text NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vsp_case_version_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_event_client" ON "consultation_event" USING btree ("school_id","session_id","client_action_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_session_open" ON "consultation_session" USING btree ("school_id","attempt_id","item_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_session_no" ON "consultation_session" USING btree ("school_id","attempt_id","item_id","no");--> statement-breakpoint
CREATE INDEX "consultation_session_person" ON "consultation_session" USING btree ("school_id","person_id","course_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultation_session_course" ON "consultation_session" USING btree ("school_id","course_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultation_session_overdue" ON "consultation_session" USING btree ("school_id","end_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "vsp_case_key" ON "vsp_case" USING btree ("school_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "vsp_case_version_no" ON "vsp_case_version" USING btree ("school_id","case_id","no");