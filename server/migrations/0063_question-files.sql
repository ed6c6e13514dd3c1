CREATE TABLE "question_import" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"notes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_import_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_import_item" (
	"school_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"place" text NOT NULL,
	"verdict" text NOT NULL,
	"content" jsonb,
	"stem" text NOT NULL,
	"faults" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"filing" jsonb NOT NULL,
	"like_id" uuid,
	"question_id" uuid,
	CONSTRAINT "question_import_item_school_id_import_id_no_pk" PRIMARY KEY("school_id","import_id","no")
);
--> statement-breakpoint
CREATE TABLE "question_wording" (
	"school_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"question_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "question_wording_school_id_wording_question_id_pk" PRIMARY KEY("school_id","wording","question_id")
);
--> statement-breakpoint
CREATE INDEX "question_import_newest" ON "question_import" USING btree ("school_id","person_id","at");--> statement-breakpoint
CREATE INDEX "question_import_item_verdict" ON "question_import_item" USING btree ("school_id","import_id","verdict","no");--> statement-breakpoint
CREATE INDEX "question_wording_question" ON "question_wording" USING btree ("school_id","question_id");