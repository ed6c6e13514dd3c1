CREATE TABLE "media_object" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_id" uuid,
	"poster_id" uuid,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_object_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "transcode_job" (
	"school_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"state" text NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"worker_id" uuid,
	"beat_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transcode_job_school_id_media_id_pk" PRIMARY KEY("school_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "small_sha256" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "resource_base" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_object_person" ON "media_object" USING btree ("school_id","person_id","id");--> statement-breakpoint
CREATE INDEX "transcode_job_waiting" ON "transcode_job" USING btree ("school_id","state","created_at");--> statement-breakpoint
CREATE INDEX "upload_person" ON "upload" USING btree ("school_id","person_id");--> statement-breakpoint
-- Pictures that wait for their text were kept as they came: they are uploaded again.
DELETE FROM "feedback_picture" WHERE "file_id" IS NULL;--> statement-breakpoint
ALTER TABLE "feedback_picture" DROP COLUMN "media_type";