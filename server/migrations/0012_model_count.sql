ALTER TABLE "course" ADD COLUMN "model_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- School by school: whoever migrates may be bound by row-level security as everybody is.
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT id FROM school LOOP
    PERFORM set_config('app.school_id', one.id::text, true);
    UPDATE course SET model_count = (
      SELECT count(*) FROM course_model m WHERE m.school_id = course.school_id AND m.course_id = course.id
    ) WHERE school_id = one.id;
  END LOOP;
END $$;
