CREATE TABLE "contest_course" (
	"school_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"at" smallint NOT NULL,
	CONSTRAINT "contest_course_school_id_contest_id_course_id_pk" PRIMARY KEY("school_id","contest_id","course_id")
);
