CREATE TABLE "course_rating" (
	"school_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"r1" integer DEFAULT 0 NOT NULL,
	"r2" integer DEFAULT 0 NOT NULL,
	"r3" integer DEFAULT 0 NOT NULL,
	"r4" integer DEFAULT 0 NOT NULL,
	"r5" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"featured" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_rating_school_id_course_id_pk" PRIMARY KEY("school_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"rate" smallint NOT NULL,
	"text" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"featured_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"replied" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "review_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_change" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"change" text NOT NULL,
	"rate" smallint,
	"text" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_change_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_like" (
	"school_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "review_like_school_id_review_id_person_id_pk" PRIMARY KEY("school_id","review_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "review_reply" (
	"school_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reply_school_id_review_id_pk" PRIMARY KEY("school_id","review_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_round" ON "review" USING btree ("school_id","attempt_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "review_course" ON "review" USING btree ("school_id","course_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "review_featured" ON "review" USING btree ("school_id","course_id","featured_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE featured_at is not null and deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "review_person" ON "review" USING btree ("school_id","person_id","course_id");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("school_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "review_change_review" ON "review_change" USING btree ("school_id","review_id");