CREATE TABLE "case_move" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"move" text NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_move_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "case_token" (
	"school_id" uuid NOT NULL,
	"token" text NOT NULL,
	"case_id" uuid NOT NULL,
	CONSTRAINT "case_token_school_id_token_case_id_pk" PRIMARY KEY("school_id","token","case_id")
);
--> statement-breakpoint
CREATE TABLE "case_work" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"difficulty" smallint NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"state" smallint NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"draft" json NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"editor_id" uuid,
	"edited_at" timestamp with time zone NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_work_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "case_move_case" ON "case_move" USING btree ("school_id","case_id","at");--> statement-breakpoint
CREATE INDEX "case_token_case" ON "case_token" USING btree ("school_id","case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_work_key" ON "case_work" USING btree ("school_id","key");--> statement-breakpoint
CREATE INDEX "case_work_edited" ON "case_work" USING btree ("school_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_work_author" ON "case_work" USING btree ("school_id","author_id");