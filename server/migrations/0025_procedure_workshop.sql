CREATE TABLE "procedure_move" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"procedure_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"move" text NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "procedure_move_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "procedure_work" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"base_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"state" smallint NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"draft" json NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"editor_id" uuid NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "procedure_work_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "procedure_move_procedure" ON "procedure_move" USING btree ("school_id","procedure_id","at");--> statement-breakpoint
CREATE INDEX "procedure_work_edited" ON "procedure_work" USING btree ("school_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "procedure_work_author" ON "procedure_work" USING btree ("school_id","author_id");