CREATE TABLE "post" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"granted_by" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "post_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "posts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "post_standing" ON "post" USING btree ("school_id","person_id","kind","place_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "post_newest" ON "post" USING btree ("school_id","granted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);