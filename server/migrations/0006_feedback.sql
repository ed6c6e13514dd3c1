CREATE TABLE "feedback" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"place" text NOT NULL,
	"course_id" uuid,
	"page" text NOT NULL,
	"beginning" text NOT NULL,
	"person_id" uuid,
	"contact" text NOT NULL,
	"contact_key" text NOT NULL,
	"agent" text NOT NULL,
	"rate" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "feedback_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback_miss" (
	"school_id" uuid NOT NULL,
	"code" text NOT NULL,
	"misses" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_miss_school_id_code_pk" PRIMARY KEY("school_id","code")
);
--> statement-breakpoint
CREATE TABLE "feedback_picture" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"bytes" "bytea",
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"feedback_id" uuid,
	"post_id" uuid,
	"file_id" uuid,
	"sort" smallint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_picture_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback_post" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"feedback_id" uuid NOT NULL,
	"by_school" smallint NOT NULL,
	"person_id" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"proof_id" uuid,
	CONSTRAINT "feedback_post_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "help_article" (
	"school_id" uuid NOT NULL,
	"key" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_article_school_id_key_pk" PRIMARY KEY("school_id","key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_code" ON "feedback" USING btree ("school_id","code");--> statement-breakpoint
CREATE INDEX "feedback_state" ON "feedback" USING btree ("school_id","state","changed_at");--> statement-breakpoint
CREATE INDEX "feedback_changed" ON "feedback" USING btree ("school_id","changed_at");--> statement-breakpoint
CREATE INDEX "feedback_person" ON "feedback" USING btree ("school_id","person_id","changed_at");--> statement-breakpoint
CREATE INDEX "feedback_made" ON "feedback" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_picture_feedback" ON "feedback_picture" USING btree ("school_id","feedback_id");--> statement-breakpoint
CREATE INDEX "feedback_picture_waiting" ON "feedback_picture" USING btree ("school_id","owner_id") WHERE post_id is null;--> statement-breakpoint
CREATE INDEX "feedback_post_feedback" ON "feedback_post" USING btree ("school_id","feedback_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_post_proof" ON "feedback_post" USING btree ("school_id","proof_id") WHERE proof_id is not null;