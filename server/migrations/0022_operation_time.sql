ALTER TABLE "operation_session" ADD COLUMN "end_at" timestamp with time zone;--> statement-breakpoint
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT id FROM school LOOP
    PERFORM set_config('app.school_id', one.id::text, true);
    UPDATE operation_session s SET end_at = s.started_at + make_interval(mins => (v.procedure ->> 'minutes')::int)
      FROM operation_procedure_version v
      WHERE s.school_id = one.id AND v.school_id = one.id AND v.id = s.procedure_version_id;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "operation_session" ALTER COLUMN "end_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "operation_session_overdue" ON "operation_session" USING btree ("school_id","end_at") WHERE state = 'open';