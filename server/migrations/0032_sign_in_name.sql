CREATE TABLE "sign_in_name" (
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "sign_in_name_school_id_kind_value_pk" PRIMARY KEY("school_id","kind","value")
);
--> statement-breakpoint
CREATE INDEX "sign_in_name_person" ON "sign_in_name" USING btree ("school_id","person_id");