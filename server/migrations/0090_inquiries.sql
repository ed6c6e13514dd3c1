CREATE TABLE "inquiry" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"item_id" uuid,
	"item_title" text NOT NULL,
	"pin" jsonb NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience" text NOT NULL,
	"state" text NOT NULL,
	"accepted_id" uuid,
	"is_common" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	"duplicate_of" uuid,
	"answers" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "inquiry_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_post" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_teacher" boolean NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_post_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "inquiry_asker" ON "inquiry" USING btree ("school_id","person_id","last_at");--> statement-breakpoint
CREATE INDEX "inquiry_course" ON "inquiry" USING btree ("school_id","course_id","state","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_assignee" ON "inquiry" USING btree ("school_id","assignee_id");--> statement-breakpoint
CREATE INDEX "inquiry_post_of" ON "inquiry_post" USING btree ("school_id","inquiry_id","created_at");