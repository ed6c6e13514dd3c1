CREATE TABLE "case_paper" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"author_id" uuid NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"examination" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_paper_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"season" text NOT NULL,
	"name" text NOT NULL,
	"game_type" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"open_to" uuid[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_school" (
	"school_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	CONSTRAINT "contest_school_school_id_contest_id_partner_id_pk" PRIMARY KEY("school_id","contest_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "topic_card" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"author_id" uuid NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"symptom" text DEFAULT '' NOT NULL,
	"operation" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_card_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "dictionary_item" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "dictionary_item" ADD COLUMN "figures" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "education" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "nation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "native_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "case_paper_examination" ON "case_paper" USING btree ("school_id","examination");--> statement-breakpoint
CREATE INDEX "contest_season" ON "contest" USING btree ("school_id","season");--> statement-breakpoint
CREATE INDEX "topic_card_symptom" ON "topic_card" USING btree ("school_id","system","symptom");--> statement-breakpoint
CREATE INDEX "topic_card_operation" ON "topic_card" USING btree ("school_id","operation");--> statement-breakpoint
ALTER TABLE "contest" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contest" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "contest"
	USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
	WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);--> statement-breakpoint
-- Schools that take part read what is no draft, and write nothing.
CREATE POLICY partner ON "contest" FOR SELECT
	USING (status <> 0 AND nullif(current_setting('app.school_id', true), '')::uuid = ANY (open_to));--> statement-breakpoint
ALTER TABLE "contest_school" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contest_school" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "contest_school"
	USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
	WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);--> statement-breakpoint
-- Whoever may read a contest (by its own policies) reads who takes part.
CREATE POLICY partner ON "contest_school" FOR SELECT
	USING (EXISTS (SELECT 1 FROM "contest" c WHERE c.school_id = contest_school.school_id AND c.id = contest_school.contest_id));
