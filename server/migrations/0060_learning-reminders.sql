CREATE TABLE "learning_reminder" (
	"school_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sent_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_reminder_school_id_object_id_person_id_day_pk" PRIMARY KEY("school_id","object_id","person_id","day")
);
--> statement-breakpoint
CREATE INDEX "learning_reminder_person" ON "learning_reminder" USING btree ("school_id","person_id");