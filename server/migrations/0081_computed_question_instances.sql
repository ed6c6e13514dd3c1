CREATE TABLE "exam_question_instance" (
	"school_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "exam_question_instance_school_id_attempt_id_version_id_pk" PRIMARY KEY("school_id","attempt_id","version_id")
);
