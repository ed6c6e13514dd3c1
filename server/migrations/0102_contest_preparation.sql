CREATE TABLE "contest_material" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"file" jsonb,
	"readers" text NOT NULL,
	"shown_from" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_material_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_proctor" (
	"school_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "contest_proctor_school_id_contest_id_person_id_pk" PRIMARY KEY("school_id","contest_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "contest_template" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"form" jsonb NOT NULL,
	"rounds" jsonb NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_template_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "topic_card" ADD COLUMN "work_kind" text;--> statement-breakpoint
ALTER TABLE "topic_card" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "topic_card" ADD COLUMN "work_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "contest_material_contest" ON "contest_material" USING btree ("school_id","contest_id","created_at");--> statement-breakpoint
CREATE INDEX "contest_proctor_person" ON "contest_proctor" USING btree ("school_id","person_id");