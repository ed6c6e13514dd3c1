CREATE TABLE "idempotency" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_school_id_person_id_key_pk" PRIMARY KEY("school_id","person_id","key")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "nonce" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "nonce_epoch" (
	"id" integer PRIMARY KEY NOT NULL,
	"birth" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"contest_id" uuid,
	"no" integer NOT NULL,
	"state" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"item_count" integer NOT NULL,
	"current_item" uuid,
	"seconds" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"tester" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "attempt_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "attempt_event" (
	"school_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"verb" text NOT NULL,
	"item_id" uuid,
	"payload" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_event_school_id_attempt_id_seq_pk" PRIMARY KEY("school_id","attempt_id","seq")
);
--> statement-breakpoint
CREATE TABLE "attempt_item" (
	"school_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"state" text NOT NULL,
	"position" jsonb NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"best_score" smallint,
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "attempt_item_school_id_attempt_id_item_id_pk" PRIMARY KEY("school_id","attempt_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "run" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"no" integer NOT NULL,
	"score" numeric(5, 2) NOT NULL,
	"record" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "run_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "score_dimension" (
	"school_id" uuid NOT NULL,
	"sheet_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"name" text NOT NULL,
	"score" numeric(5, 2),
	"evidence" text NOT NULL,
	CONSTRAINT "score_dimension_school_id_sheet_id_no_pk" PRIMARY KEY("school_id","sheet_id","no")
);
--> statement-breakpoint
CREATE TABLE "score_sheet" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"composite" numeric(5, 2),
	"level" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "score_sheet_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_course" (
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "class_course_school_id_class_id_course_id_pk" PRIMARY KEY("school_id","class_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "class_member" (
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "class_member_school_id_class_id_person_id_pk" PRIMARY KEY("school_id","class_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "teaching_class" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"teacher_id" uuid NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teaching_class_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "chapter" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"title" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "chapter_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "course" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"author_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"kind" smallint NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"secrecy_type" smallint NOT NULL,
	"examine_type" smallint NOT NULL,
	"publish_type" smallint NOT NULL,
	"is_self_class" boolean DEFAULT false NOT NULL,
	"assign" smallint DEFAULT 0 NOT NULL,
	"knowledge" text[] NOT NULL,
	"current_version_id" uuid NOT NULL,
	"study_count" integer DEFAULT 0 NOT NULL,
	"favourite_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_item" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"chapter_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"required" boolean NOT NULL,
	"sort" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "course_item_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_version" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"introduction" jsonb NOT NULL,
	"show_outline" boolean DEFAULT true NOT NULL,
	"show_scoring" boolean DEFAULT true NOT NULL,
	"show_reviews" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_version_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "licence" (
	"school_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"granted" boolean NOT NULL,
	"trial_start" date,
	"trial_end" date,
	CONSTRAINT "licence_school_id_course_id_pk" PRIMARY KEY("school_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "sensitive_hit" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"word" text NOT NULL,
	"person_id" uuid,
	"place" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sensitive_hit_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "sensitive_word" (
	"school_id" uuid NOT NULL,
	"word" text NOT NULL,
	"common" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sensitive_word_school_id_word_pk" PRIMARY KEY("school_id","word")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"login_name" text NOT NULL,
	"login_norm" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "account_login" UNIQUE("school_id","login_norm")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"school_id" uuid NOT NULL,
	"login_norm" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_failure_school_id_login_norm_pk" PRIMARY KEY("school_id","login_norm")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"number" text NOT NULL,
	"number_norm" text NOT NULL,
	"real_name" text NOT NULL,
	"gender" smallint,
	"img_url" text DEFAULT '' NOT NULL,
	"role_type" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "person_number" UNIQUE("school_id","number_norm")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"role_type" smallint NOT NULL,
	"login_type" smallint NOT NULL,
	"must_change" boolean NOT NULL,
	"secrets" text NOT NULL,
	"mac_required" boolean NOT NULL,
	"bind_hash" "bytea",
	"bind_required" boolean NOT NULL,
	"idle_minutes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "department" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"motif" text DEFAULT 'book' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "department_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"top_logo_url" text DEFAULT '' NOT NULL,
	"page_img_url" text DEFAULT '' NOT NULL,
	"big_logo_url" text DEFAULT '' NOT NULL,
	"platform_name" text NOT NULL,
	"theme_colour" text NOT NULL,
	"platform_attribution" integer DEFAULT 2 NOT NULL,
	"provider_no" integer DEFAULT -1 NOT NULL,
	"wa_provider_no" text,
	"bottom_info" jsonb,
	"service_phone" text DEFAULT '' NOT NULL,
	"exit_operation_minutes" integer DEFAULT 60 NOT NULL,
	"menu_codes" integer[] NOT NULL,
	"flags" jsonb NOT NULL,
	"timezone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"mac_required" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "school_host" (
	"host" text PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counted" (
	"school_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"thing" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_school_id_visitor_thing_pk" PRIMARY KEY("school_id","visitor","thing")
);
--> statement-breakpoint
CREATE TABLE "page_access" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_access_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "total" (
	"school_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "total_school_id_metric_pk" PRIMARY KEY("school_id","metric")
);
--> statement-breakpoint
CREATE TABLE "teacher" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" smallint NOT NULL,
	"department_id" uuid,
	"name" text NOT NULL,
	"gender" smallint,
	"img_url" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "teacher_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "school_host" ADD CONSTRAINT "school_host_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "nonce_seen" ON "nonce" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_open" ON "attempt" USING btree ("school_id","person_id","course_id",coalesce(contest_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE state <> 'superseded';--> statement-breakpoint
CREATE INDEX "attempt_person" ON "attempt" USING btree ("school_id","person_id","last_at");--> statement-breakpoint
CREATE INDEX "attempt_course" ON "attempt" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE INDEX "run_item" ON "run" USING btree ("school_id","attempt_id","item_id");--> statement-breakpoint
CREATE INDEX "score_sheet_attempt" ON "score_sheet" USING btree ("school_id","attempt_id");--> statement-breakpoint
CREATE INDEX "class_course_course" ON "class_course" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE INDEX "class_member_person" ON "class_member" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "chapter_version" ON "chapter" USING btree ("school_id","version_id");--> statement-breakpoint
CREATE INDEX "course_shelf" ON "course" USING btree ("school_id","publish_type","examine_type","created_at");--> statement-breakpoint
CREATE INDEX "course_author" ON "course" USING btree ("school_id","author_id");--> statement-breakpoint
CREATE INDEX "course_item_version" ON "course_item" USING btree ("school_id","version_id");--> statement-breakpoint
CREATE INDEX "course_version_course" ON "course_version" USING btree ("school_id","course_id");--> statement-breakpoint
CREATE INDEX "person_account" ON "person" USING btree ("school_id","account_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("school_id","account_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "school_host_school" ON "school_host" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "counted_age" ON "counted" USING btree ("school_id","at");--> statement-breakpoint
CREATE INDEX "page_access_at" ON "page_access" USING btree ("school_id","at");