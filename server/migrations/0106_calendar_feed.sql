CREATE TABLE "calendar_feed" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"salt" text NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feed_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
