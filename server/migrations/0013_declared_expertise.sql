ALTER TABLE "course" ADD COLUMN "declare_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "declare_year" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher" ADD COLUMN "expertise" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "course_declared" ON "course" USING btree ("school_id","declare_level","declare_year" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf > 0 and declare_level > 0;--> statement-breakpoint
CREATE INDEX "review_reply_person" ON "review_reply" USING btree ("school_id","person_id","at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST);