CREATE TABLE "grade_book" (
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"scale" text NOT NULL,
	"decimals" smallint NOT NULL,
	"columns" jsonb NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" uuid,
	"asked_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grade_book_school_id_class_id_pk" PRIMARY KEY("school_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "published_grade" (
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"total" numeric(5, 2),
	"grade" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_grade_school_id_class_id_person_id_pk" PRIMARY KEY("school_id","class_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "typed_score" (
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"column_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"score" numeric(5, 2) NOT NULL,
	CONSTRAINT "typed_score_school_id_class_id_column_id_person_id_pk" PRIMARY KEY("school_id","class_id","column_id","person_id")
);
--> statement-breakpoint
CREATE INDEX "grade_book_state" ON "grade_book" USING btree ("school_id","state");--> statement-breakpoint
CREATE INDEX "published_grade_person" ON "published_grade" USING btree ("school_id","person_id","published_at");