CREATE TABLE "assignment" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"term_id" uuid,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"state" text NOT NULL,
	"opens_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"ordered" boolean NOT NULL,
	"released_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignment_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment_item" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"sort" smallint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"course_id" uuid,
	"course_item_id" uuid,
	"body" text NOT NULL,
	"weight" smallint NOT NULL,
	"required" boolean NOT NULL,
	"attempts" smallint NOT NULL,
	"score_rule" text NOT NULL,
	"late_rule" text NOT NULL,
	"penalty" smallint NOT NULL,
	CONSTRAINT "assignment_item_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment_reading" (
	"school_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignment_reading_school_id_item_id_person_id_pk" PRIMARY KEY("school_id","item_id","person_id")
);
--> statement-breakpoint
CREATE INDEX "assignment_created" ON "assignment" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "assignment_owner" ON "assignment" USING btree ("school_id","owner_id");--> statement-breakpoint
CREATE INDEX "assignment_item_assignment" ON "assignment_item" USING btree ("school_id","assignment_id");