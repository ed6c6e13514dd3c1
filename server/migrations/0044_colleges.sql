CREATE TABLE "college" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_norm" text NOT NULL,
	CONSTRAINT "college_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "college_name" UNIQUE("school_id","name_norm")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "college_id" uuid;