CREATE TABLE "certificate" (
	"school_id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"printed" jsonb NOT NULL,
	"hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificate_school_id_number_pk" PRIMARY KEY("school_id","number")
);
--> statement-breakpoint
CREATE INDEX "certificate_person" ON "certificate" USING btree ("school_id","person_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificate_issued" ON "certificate" USING btree ("school_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificate_holder" ON "certificate" USING btree ("school_id","holder");