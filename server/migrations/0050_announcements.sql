CREATE TABLE "announcement" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"must_read" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"given_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"author_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "announcement_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "announcement_target" (
	"school_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref_id" uuid NOT NULL,
	CONSTRAINT "announcement_target_school_id_announcement_id_kind_ref_id_pk" PRIMARY KEY("school_id","announcement_id","kind","ref_id")
);
--> statement-breakpoint
CREATE INDEX "announcement_edited" ON "announcement" USING btree ("school_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "announcement_author" ON "announcement" USING btree ("school_id","author_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "announcement_due" ON "announcement" USING btree ("school_id","publish_at") WHERE state = 'published' and given_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "announcement_target_ref" ON "announcement_target" USING btree ("school_id","ref_id","announcement_id");