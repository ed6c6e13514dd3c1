CREATE TABLE "preview_link" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"note" text NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "preview_link_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "preview_link_name" UNIQUE("school_id","name")
);
--> statement-breakpoint
CREATE TABLE "redirect_link" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"path" text NOT NULL,
	"path_norm" text GENERATED ALWAYS AS (lower(path)) STORED NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"active" boolean NOT NULL,
	"automatic" boolean NOT NULL,
	CONSTRAINT "redirect_link_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "redirect_link_path" UNIQUE("school_id","path_norm")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "course_id" uuid;--> statement-breakpoint
CREATE INDEX "preview_link_course" ON "preview_link" USING btree ("school_id","course_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "preview_link_newest" ON "preview_link" USING btree ("school_id","created_at" DESC NULLS FIRST);