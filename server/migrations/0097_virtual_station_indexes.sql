CREATE INDEX CONCURRENTLY "consultation_session_partner" ON "consultation_session" USING btree ("partner_id","id") WHERE partner_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "experiment_session_partner" ON "experiment_session" USING btree ("partner_id","id") WHERE partner_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "experiment_session_overdue" ON "experiment_session" USING btree ("school_id","end_at") WHERE state = 'open' and end_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "operation_session_partner" ON "operation_session" USING btree ("partner_id","id") WHERE partner_id is not null;
