CREATE TABLE "address_delivery" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"worker_id" uuid,
	"taken_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_delivery_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "delivery_channel" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_channel" ADD COLUMN "tried_ok" boolean;--> statement-breakpoint
ALTER TABLE "delivery_channel" ADD COLUMN "tried_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_provider" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sso_provider" ADD COLUMN "tried_ok" boolean;--> statement-breakpoint
ALTER TABLE "sso_provider" ADD COLUMN "tried_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_state" ADD COLUMN "tried_by" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "address_delivery_subject" ON "address_delivery" USING btree ("school_id","subject_id","address");--> statement-breakpoint
CREATE INDEX "address_delivery_due" ON "address_delivery" USING btree ("school_id","state","next_at");