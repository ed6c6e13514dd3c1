CREATE TABLE "consultation_wording" (
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"clauses" jsonb NOT NULL,
	"model" text NOT NULL,
	"prompt_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_wording_school_id_session_id_seq_pk" PRIMARY KEY("school_id","session_id","seq")
);
