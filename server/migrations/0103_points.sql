CREATE TABLE "point_account" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"is_student" boolean NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_account_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "point_day" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_day_school_id_person_id_day_pk" PRIMARY KEY("school_id","person_id","day")
);
--> statement-breakpoint
CREATE TABLE "point_due" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_due_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"object_id" text NOT NULL,
	"title" text NOT NULL,
	"points" integer NOT NULL,
	"balance" integer NOT NULL,
	"capped" boolean DEFAULT false NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reversal_of" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"by_id" uuid,
	CONSTRAINT "point_entry_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "point_policy" (
	"school_id" uuid NOT NULL,
	"policy" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_policy_school_id_pk" PRIMARY KEY("school_id")
);
--> statement-breakpoint
CREATE INDEX "point_account_settled" ON "point_account" USING btree ("school_id","settled_at");--> statement-breakpoint
CREATE INDEX "point_account_balance" ON "point_account" USING btree ("school_id","balance");--> statement-breakpoint
CREATE INDEX "point_due_at" ON "point_due" USING btree ("school_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_once" ON "point_entry" USING btree ("school_id","person_id","rule","object_id") WHERE reversal_of is null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_reversal" ON "point_entry" USING btree ("school_id","reversal_of") WHERE reversal_of is not null;--> statement-breakpoint
CREATE INDEX "point_entry_person" ON "point_entry" USING btree ("school_id","person_id","at");--> statement-breakpoint
CREATE INDEX "point_entry_at" ON "point_entry" USING btree ("school_id","at");