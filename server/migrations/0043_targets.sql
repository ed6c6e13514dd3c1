CREATE TABLE "target" (
	"school_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"object_kind" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"excluded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "target_school_id_object_id_kind_ref_id_pk" PRIMARY KEY("school_id","object_id","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "target_override" (
	"school_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"field" text NOT NULL,
	"at" timestamp with time zone,
	"amount" smallint,
	"reason" text NOT NULL,
	"id" uuid NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "target_override_school_id_object_id_kind_ref_id_field_pk" PRIMARY KEY("school_id","object_id","kind","ref_id","field")
);
--> statement-breakpoint
CREATE INDEX "target_ref" ON "target" USING btree ("school_id","ref_id","object_kind");