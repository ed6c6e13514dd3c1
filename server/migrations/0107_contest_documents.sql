CREATE TABLE "contest_document" (
	"school_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"files" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contest_document_school_id_entry_id_document_id_pk" PRIMARY KEY("school_id","entry_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "contest_document_partner" ON "contest_document" USING btree ("partner_id","entry_id");--> statement-breakpoint
ALTER TABLE "contest_document" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contest_document" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "contest_document"
	USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
	WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);--> statement-breakpoint
-- A school reads the documents of its own teams, and writes nothing.
CREATE POLICY partner ON "contest_document" FOR SELECT
	USING (partner_id = nullif(current_setting('app.school_id', true), '')::uuid);
