CREATE TABLE "deleted_person" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"deleted_by" uuid NOT NULL,
	"was_disabled" boolean NOT NULL,
	"merged_into" uuid,
	"erased_at" timestamp with time zone,
	CONSTRAINT "deleted_person_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "list_view" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_view_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "list_view_name" UNIQUE("school_id","person_id","list","name")
);
--> statement-breakpoint
CREATE INDEX "deleted_person_newest" ON "deleted_person" USING btree ("school_id","erased_at","at","person_id");