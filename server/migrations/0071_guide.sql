CREATE TABLE "school_guide" (
	"school_id" uuid NOT NULL,
	"step" text NOT NULL,
	"later" boolean NOT NULL,
	"hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "school_guide_school_id_step_pk" PRIMARY KEY("school_id","step")
);
