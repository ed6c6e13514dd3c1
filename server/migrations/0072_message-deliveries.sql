CREATE TABLE "delivery_channel" (
	"school_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"secret" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "delivery_channel_school_id_channel_pk" PRIMARY KEY("school_id","channel")
);
--> statement-breakpoint
CREATE TABLE "message_delivery" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"worker_id" uuid,
	"taken_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "message_delivery_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "message_delivery_waiting" ON "message_delivery" USING btree ("school_id","person_id","channel") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "message_delivery_person" ON "message_delivery" USING btree ("school_id","person_id","channel","sent_at");--> statement-breakpoint
CREATE INDEX "message_delivery_due" ON "message_delivery" USING btree ("school_id","state","next_at");--> statement-breakpoint
CREATE INDEX "message_delivery_newest" ON "message_delivery" USING btree ("school_id","since" DESC NULLS FIRST,"id" DESC NULLS FIRST);