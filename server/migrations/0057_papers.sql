CREATE TABLE "paper" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"form" jsonb NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"is_changed" boolean DEFAULT true NOT NULL,
	"questions" integer NOT NULL,
	"tenths" integer NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "paper_version" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"content" jsonb NOT NULL,
	"questions" integer NOT NULL,
	"tenths" integer NOT NULL,
	"frozen_by" uuid,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_version_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "paper_newest" ON "paper" USING btree ("school_id","edited_at","id");--> statement-breakpoint
CREATE INDEX "paper_version_no" ON "paper_version" USING btree ("school_id","paper_id","no");