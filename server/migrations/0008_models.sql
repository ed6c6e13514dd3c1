CREATE TABLE "course_model" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"person_id" uuid,
	"built_in" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"english" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"file_id" uuid NOT NULL,
	"poster_id" uuid,
	"bytes" integer NOT NULL,
	"triangles" integer NOT NULL,
	"annotations" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_model_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_upload_part" (
	"school_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_upload_part_school_id_person_id_upload_id_part_pk" PRIMARY KEY("school_id","person_id","upload_id","part")
);
--> statement-breakpoint
CREATE INDEX "course_model_course" ON "course_model" USING btree ("school_id","course_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_model_built_in" ON "course_model" USING btree ("school_id","course_id","built_in") WHERE built_in <> '';--> statement-breakpoint
CREATE INDEX "model_upload_part_at" ON "model_upload_part" USING btree ("school_id","at");