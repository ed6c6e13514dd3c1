CREATE TABLE "study_day" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "study_day_school_id_person_id_day_pk" PRIMARY KEY("school_id","person_id","day")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role_type" smallint NOT NULL,
	"area" text NOT NULL,
	"text" text NOT NULL,
	"detail" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "audit_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_move" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"move" text NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_move_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_token" (
	"school_id" uuid NOT NULL,
	"token" text NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "course_token_school_id_token_course_id_pk" PRIMARY KEY("school_id","token","course_id")
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_school_id_person_id_course_id_pk" PRIMARY KEY("school_id","person_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "dictionary_item" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "dictionary_item_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "dictionary_code" UNIQUE("school_id","type","code")
);
--> statement-breakpoint
CREATE TABLE "person_token" (
	"school_id" uuid NOT NULL,
	"token" text NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "person_token_school_id_token_person_id_pk" PRIMARY KEY("school_id","token","person_id")
);
--> statement-breakpoint
CREATE TABLE "user_import" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_import_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_import_row" (
	"school_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"cells" text[] NOT NULL,
	"faults" text[] NOT NULL,
	"login_norm" text NOT NULL,
	"number_norm" text NOT NULL,
	CONSTRAINT "user_import_row_school_id_import_id_row_no_pk" PRIMARY KEY("school_id","import_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"course_name" text NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "lead_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "note" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"course_name" text NOT NULL,
	"item_id" uuid NOT NULL,
	"item_title" text NOT NULL,
	"anchor" jsonb NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "day_total" (
	"school_id" uuid NOT NULL,
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "day_total_school_id_day_metric_pk" PRIMARY KEY("school_id","day","metric")
);
--> statement-breakpoint
CREATE TABLE "teacher_token" (
	"school_id" uuid NOT NULL,
	"token" text NOT NULL,
	"teacher_id" uuid NOT NULL,
	CONSTRAINT "teacher_token_school_id_token_teacher_id_pk" PRIMARY KEY("school_id","token","teacher_id")
);
--> statement-breakpoint
DROP INDEX "course_shelf";--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "shelf" smallint GENERATED ALWAYS AS (case when examine_type <> 2 or publish_type <> 1 then 0 when is_self_class then 3 when secrecy_type = 1 then 1 else 2 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "applicable" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "experiment_type" text DEFAULT 'BUILTIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "experiment_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_version" ADD COLUMN "sequential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "preferences" jsonb;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "study_day_day" ON "study_day" USING btree ("school_id","day");--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("school_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_move_course" ON "course_move" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE INDEX "course_token_course" ON "course_token" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE INDEX "favourite_newest" ON "favourite" USING btree ("school_id","person_id","at");--> statement-breakpoint
CREATE INDEX "person_token_person" ON "person_token" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "user_import_login" ON "user_import_row" USING btree ("school_id","import_id","login_norm");--> statement-breakpoint
CREATE INDEX "user_import_number" ON "user_import_row" USING btree ("school_id","import_id","number_norm");--> statement-breakpoint
CREATE INDEX "lead_newest" ON "lead" USING btree ("school_id","at");--> statement-breakpoint
CREATE INDEX "lead_course" ON "lead" USING btree ("school_id","course_id","phone");--> statement-breakpoint
CREATE INDEX "note_newest" ON "note" USING btree ("school_id","person_id","updated_at");--> statement-breakpoint
CREATE INDEX "note_item" ON "note" USING btree ("school_id","person_id","item_id");--> statement-breakpoint
CREATE INDEX "teacher_token_teacher" ON "teacher_token" USING btree ("school_id","teacher_id");--> statement-breakpoint
CREATE INDEX "attempt_finished" ON "attempt" USING btree ("school_id","finished_at");--> statement-breakpoint
CREATE INDEX "attempt_begun" ON "attempt" USING btree ("school_id","started_at","course_id","person_id");--> statement-breakpoint
CREATE INDEX "course_newest" ON "course" USING btree ("school_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf > 0;--> statement-breakpoint
CREATE INDEX "course_studied" ON "course" USING btree ("school_id","study_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf > 0;--> statement-breakpoint
CREATE INDEX "course_kept" ON "course" USING btree ("school_id","favourite_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf > 0;--> statement-breakpoint
CREATE INDEX "course_department" ON "course" USING btree ("school_id","department_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf > 0;--> statement-breakpoint
CREATE INDEX "course_section" ON "course" USING btree ("school_id","section_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf > 0;--> statement-breakpoint
CREATE INDEX "course_state" ON "course" USING btree ("school_id","examine_type","publish_type","created_at");--> statement-breakpoint
CREATE INDEX "sensitive_hit_newest" ON "sensitive_hit" USING btree ("school_id","at");--> statement-breakpoint
CREATE INDEX "sensitive_hit_word" ON "sensitive_hit" USING btree ("school_id","word");--> statement-breakpoint
CREATE INDEX "person_newest" ON "person" USING btree ("school_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ begin raise exception 'the audit list is append-only'; end $$;--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();
