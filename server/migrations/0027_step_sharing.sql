CREATE TABLE "step_link" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"account" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_link_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "step_push" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"result" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"worker_id" uuid,
	"taken_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "step_push_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "step_sharing" (
	"school_id" uuid NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"app_id" text DEFAULT '' NOT NULL,
	"secret" text DEFAULT '' NOT NULL,
	"time_unit" text DEFAULT 'seconds' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "step_sharing_school_id_pk" PRIMARY KEY("school_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "step_link_account" ON "step_link" USING btree ("school_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "step_push_session" ON "step_push" USING btree ("school_id","session_id");--> statement-breakpoint
CREATE INDEX "step_push_newest" ON "step_push" USING btree ("school_id","at","id");--> statement-breakpoint
CREATE INDEX "step_push_due" ON "step_push" USING btree ("school_id","next_at") WHERE state in ('waiting', 'sending');