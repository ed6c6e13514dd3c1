CREATE TABLE "teaching_match" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"helper_id" uuid NOT NULL,
	"helped_id" uuid NOT NULL,
	"class_id" uuid,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teaching_match_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "teaching_post" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"note" text NOT NULL,
	"open" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teaching_post_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "teaching_session" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"helper_id" uuid NOT NULL,
	"helped_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"held_on" date NOT NULL,
	"year" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"note" text NOT NULL,
	"told_by" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"verifier_id" uuid,
	"told_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "teaching_session_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "teaching_match_pair" ON "teaching_match" USING btree ("school_id","post_id","helper_id","helped_id");--> statement-breakpoint
CREATE INDEX "teaching_match_helper" ON "teaching_match" USING btree ("school_id","helper_id");--> statement-breakpoint
CREATE INDEX "teaching_match_helped" ON "teaching_match" USING btree ("school_id","helped_id");--> statement-breakpoint
CREATE INDEX "teaching_post_open" ON "teaching_post" USING btree ("school_id","open","created_at");--> statement-breakpoint
CREATE INDEX "teaching_post_person" ON "teaching_post" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "teaching_session_helper" ON "teaching_session" USING btree ("school_id","helper_id","year");--> statement-breakpoint
CREATE INDEX "teaching_session_helped" ON "teaching_session" USING btree ("school_id","helped_id","year");--> statement-breakpoint
CREATE INDEX "teaching_session_class" ON "teaching_session" USING btree ("school_id","class_id","state");