CREATE TABLE "news" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"type" smallint NOT NULL,
	"is_top" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"editor_id" uuid,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "news_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "news_read" (
	"school_id" uuid NOT NULL,
	"news_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_read_school_id_news_id_person_id_pk" PRIMARY KEY("school_id","news_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "news_token" (
	"school_id" uuid NOT NULL,
	"token" text NOT NULL,
	"news_id" uuid NOT NULL,
	CONSTRAINT "news_token_school_id_token_news_id_pk" PRIMARY KEY("school_id","token","news_id")
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tag" text NOT NULL,
	"motif" text NOT NULL,
	"banner_id" uuid,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"is_public" boolean NOT NULL,
	"html" text NOT NULL,
	"news_ids" uuid[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"join_count" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "topic_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "topic_group" (
	"school_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"sort" smallint NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"course_ids" uuid[] NOT NULL,
	CONSTRAINT "topic_group_school_id_topic_id_sort_pk" PRIMARY KEY("school_id","topic_id","sort")
);
--> statement-breakpoint
CREATE TABLE "topic_join" (
	"school_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "topic_join_school_id_topic_id_person_id_pk" PRIMARY KEY("school_id","topic_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "topic_token" (
	"school_id" uuid NOT NULL,
	"token" text NOT NULL,
	"topic_id" uuid NOT NULL,
	CONSTRAINT "topic_token_school_id_token_topic_id_pk" PRIMARY KEY("school_id","token","topic_id")
);
--> statement-breakpoint
CREATE INDEX "news_shown" ON "news" USING btree ("school_id","is_top" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "news_edited" ON "news" USING btree ("school_id","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "news_read_person" ON "news_read" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "news_token_news" ON "news_token" USING btree ("school_id","news_id");--> statement-breakpoint
CREATE INDEX "topic_shown" ON "topic" USING btree ("school_id","start_day" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "topic_join_person" ON "topic_join" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "topic_token_topic" ON "topic_token" USING btree ("school_id","topic_id");