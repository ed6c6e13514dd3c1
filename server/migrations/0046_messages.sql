CREATE TABLE "message" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tab" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"occurrences" text[] NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"sender_id" uuid,
	"must_read" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "message_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "message_preference" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"inbox" boolean NOT NULL,
	"outside" text[] NOT NULL,
	CONSTRAINT "message_preference_school_id_person_id_tab_pk" PRIMARY KEY("school_id","person_id","tab")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "message_once" ON "message" USING btree ("school_id","person_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "message_newest" ON "message" USING btree ("school_id","person_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "message_tab" ON "message" USING btree ("school_id","person_id","tab","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("school_id","person_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and read_at is null;--> statement-breakpoint
CREATE INDEX "message_subject" ON "message" USING btree ("school_id","kind","subject_id","person_id");