CREATE TABLE "invitation" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"note" text NOT NULL,
	"college_id" uuid,
	"department_id" uuid,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_by" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitation_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "invitation_used" CHECK (used <= uses)
);
--> statement-breakpoint
CREATE TABLE "invitation_use" (
	"school_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_use_school_id_invitation_id_person_id_pk" PRIMARY KEY("school_id","invitation_id","person_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_digest" ON "invitation" USING btree ("school_id","digest");--> statement-breakpoint
CREATE INDEX "invitation_newest" ON "invitation" USING btree ("school_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);