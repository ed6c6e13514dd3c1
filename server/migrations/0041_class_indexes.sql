CREATE UNIQUE INDEX CONCURRENTLY "teaching_class_key" ON "teaching_class" USING btree ("school_id","unique_key");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "teaching_class_code" ON "teaching_class" USING btree ("school_id","join_code");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "teaching_class_term" ON "teaching_class" USING btree ("school_id","term_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "teaching_class_teacher" ON "teaching_class" USING btree ("school_id","teacher_id");