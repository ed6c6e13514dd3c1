CREATE TABLE "departed_person" (
	"school_id" uuid NOT NULL,
	"departure_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"was_disabled" boolean NOT NULL,
	"left_on" date NOT NULL,
	"read_until" date,
	"returned_at" timestamp with time zone,
	CONSTRAINT "departed_person_school_id_departure_id_person_id_pk" PRIMARY KEY("school_id","departure_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "departure" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"people" integer NOT NULL,
	"read_until" date,
	"archived" uuid[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "departure_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "look_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "departed_person_person" ON "departed_person" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "departure_newest" ON "departure" USING btree ("school_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);