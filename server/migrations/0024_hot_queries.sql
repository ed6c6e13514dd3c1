DROP INDEX "attempt_begun";--> statement-breakpoint
CREATE INDEX "attempt_begun_by" ON "attempt" USING btree ("school_id","started_at","course_id","person_id") WHERE not tester;--> statement-breakpoint
CREATE INDEX "course_item_kind" ON "course_item" USING btree ("school_id","kind","version_id");