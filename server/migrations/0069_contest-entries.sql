CREATE TABLE "contest_entry" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"no" integer DEFAULT 0 NOT NULL,
	"leader_id" uuid NOT NULL,
	"leader_name" text NOT NULL,
	"phone" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contest_entry_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_member" (
	"school_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" smallint NOT NULL,
	"position" text NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "contest_member_school_id_entry_id_person_id_pk" PRIMARY KEY("school_id","entry_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "organiser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "rules" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "enrol_opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "enrol_closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "enrol_by" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "team_size" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "substitutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "quota" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "needs_review" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "paused_in" smallint;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "last_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_school" ADD COLUMN "quota" smallint;--> statement-breakpoint
CREATE INDEX "contest_entry_state" ON "contest_entry" USING btree ("school_id","contest_id","state","submitted_at");--> statement-breakpoint
CREATE INDEX "contest_entry_partner" ON "contest_entry" USING btree ("partner_id","submitted_at");--> statement-breakpoint
CREATE INDEX "contest_entry_leader" ON "contest_entry" USING btree ("partner_id","leader_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_member_once" ON "contest_member" USING btree ("school_id","contest_id","person_id") WHERE active;--> statement-breakpoint
CREATE INDEX "contest_member_person" ON "contest_member" USING btree ("partner_id","person_id");--> statement-breakpoint
ALTER TABLE "contest_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contest_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "contest_entry"
	USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
	WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);--> statement-breakpoint
-- A school reads the entries of its own people, and writes nothing.
CREATE POLICY partner ON "contest_entry" FOR SELECT
	USING (partner_id = nullif(current_setting('app.school_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "contest_member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contest_member" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "contest_member"
	USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
	WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);--> statement-breakpoint
-- A school reads the entries of its own people, and writes nothing.
CREATE POLICY partner ON "contest_member" FOR SELECT
	USING (partner_id = nullif(current_setting('app.school_id', true), '')::uuid);
