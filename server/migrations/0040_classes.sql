CREATE TABLE "administrative_class" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"grade" smallint NOT NULL,
	"major" text NOT NULL,
	"name" text NOT NULL,
	"head_teacher_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"unique_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "administrative_class_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "administrative_class_key" UNIQUE("school_id","unique_key")
);
--> statement-breakpoint
CREATE TABLE "class_stay" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"reason" text DEFAULT '' NOT NULL,
	"placed_by" uuid,
	CONSTRAINT "class_stay_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_group" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "class_group_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_staff" (
	"school_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"post" text NOT NULL,
	"rights" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "class_staff_school_id_class_id_person_id_pk" PRIMARY KEY("school_id","class_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "term" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"semester" smallint NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "term_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "term_semester" UNIQUE("school_id","year","semester")
);
--> statement-breakpoint
ALTER TABLE "class_member" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "class_member" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "class_member" ADD COLUMN "way" text DEFAULT 'added' NOT NULL;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD COLUMN "term_id" uuid;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD COLUMN "course" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD COLUMN "capacity" smallint;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD COLUMN "join_code" text;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD COLUMN "code_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD COLUMN "unique_key" text;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD COLUMN "edited_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "administrative_class_order" ON "administrative_class" USING btree ("school_id","grade" DESC NULLS FIRST,"department_id","major","name");--> statement-breakpoint
CREATE INDEX "administrative_class_head" ON "administrative_class" USING btree ("school_id","head_teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_stay_open" ON "class_stay" USING btree ("school_id","person_id") WHERE until_day is null;--> statement-breakpoint
CREATE INDEX "class_stay_class" ON "class_stay" USING btree ("school_id","class_id","until_day");--> statement-breakpoint
CREATE INDEX "class_stay_person" ON "class_stay" USING btree ("school_id","person_id","id");--> statement-breakpoint
CREATE INDEX "class_group_class" ON "class_group" USING btree ("school_id","class_id");--> statement-breakpoint
CREATE INDEX "class_staff_person" ON "class_staff" USING btree ("school_id","person_id");