CREATE TABLE "elsewhere_pass" (
	"school_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"course_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"tester" boolean NOT NULL,
	"launched_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "elsewhere_pass_school_id_hash_pk" PRIMARY KEY("school_id","hash")
);
--> statement-breakpoint
CREATE TABLE "elsewhere_registration" (
	"school_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"app_id" text NOT NULL,
	"secret" text NOT NULL,
	"time_unit" text DEFAULT 'seconds' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "elsewhere_registration_school_id_course_id_pk" PRIMARY KEY("school_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "elsewhere_result" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"tester" boolean NOT NULL,
	"origin_id" text NOT NULL,
	"no" integer NOT NULL,
	"title" text NOT NULL,
	"finished" boolean NOT NULL,
	"score" numeric(5, 2) NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"hash" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "elsewhere_result_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "elsewhere_pass_old" ON "elsewhere_pass" USING btree ("school_id","launched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "elsewhere_registration_app" ON "elsewhere_registration" USING btree ("school_id","app_id");--> statement-breakpoint
CREATE UNIQUE INDEX "elsewhere_result_origin" ON "elsewhere_result" USING btree ("school_id","attempt_id","origin_id");--> statement-breakpoint
CREATE INDEX "elsewhere_result_course" ON "elsewhere_result" USING btree ("school_id","course_id","received_at");