CREATE TABLE "questionnaire" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"editable" boolean NOT NULL,
	"state" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone NOT NULL,
	"whole_school" boolean NOT NULL,
	"items" jsonb NOT NULL,
	"items_version" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	CONSTRAINT "questionnaire_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_participation" (
	"school_id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "questionnaire_participation_school_id_questionnaire_id_person_id_pk" PRIMARY KEY("school_id","questionnaire_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_response" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"person_id" uuid,
	"submitted_at" timestamp with time zone,
	"answers" jsonb NOT NULL,
	"mixed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "questionnaire_response_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "questionnaire_owner" ON "questionnaire" USING btree ("school_id","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "questionnaire_open" ON "questionnaire" USING btree ("school_id","state","closes_at");--> statement-breakpoint
CREATE INDEX "questionnaire_participation_person" ON "questionnaire_participation" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "questionnaire_response_of" ON "questionnaire_response" USING btree ("school_id","questionnaire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_response_person" ON "questionnaire_response" USING btree ("school_id","questionnaire_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "questionnaire_response_unmixed" ON "questionnaire_response" USING btree ("school_id","questionnaire_id") WHERE person_id is null and not mixed;