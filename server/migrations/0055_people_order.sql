CREATE INDEX CONCURRENTLY "account_disabled" ON "account" USING btree ("school_id","id") WHERE disabled;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "account_fresh" ON "account" USING btree ("school_id","id") WHERE must_change and not disabled;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "person_role" ON "person" USING btree ("school_id","role_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "person_spelt" ON "person" USING btree ("school_id",split_part("search_text", '|', 2),"id");