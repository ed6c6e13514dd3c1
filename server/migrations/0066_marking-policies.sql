CREATE TABLE "marking_policy" (
	"school_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"anonymous" boolean NOT NULL,
	"markers" smallint NOT NULL,
	"differ" smallint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_policy_school_id_item_id_pk" PRIMARY KEY("school_id","item_id")
);
