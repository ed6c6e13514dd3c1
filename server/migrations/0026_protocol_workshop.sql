CREATE TABLE "protocol_move" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"protocol_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"move" text NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "protocol_move_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "protocol_play" (
	"school_id" uuid NOT NULL,
	"protocol_id" uuid NOT NULL,
	"seed" integer NOT NULL,
	"hash" text NOT NULL,
	"play" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "protocol_play_school_id_protocol_id_seed_pk" PRIMARY KEY("school_id","protocol_id","seed")
);
--> statement-breakpoint
CREATE TABLE "protocol_work" (
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
	CONSTRAINT "protocol_work_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "protocol_move_protocol" ON "protocol_move" USING btree ("school_id","protocol_id","at");--> statement-breakpoint
CREATE INDEX "protocol_work_edited" ON "protocol_work" USING btree ("school_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protocol_work_author" ON "protocol_work" USING btree ("school_id","author_id");