CREATE TABLE "school_pack" (
	"school_id" uuid NOT NULL,
	"pack" text NOT NULL,
	"granted" boolean NOT NULL,
	"offered" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone,
	CONSTRAINT "school_pack_school_id_pack_pk" PRIMARY KEY("school_id","pack")
);
--> statement-breakpoint
CREATE TABLE "school_pack_item" (
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"object_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"own" boolean DEFAULT false NOT NULL,
	CONSTRAINT "school_pack_item_school_id_kind_key_pk" PRIMARY KEY("school_id","kind","key")
);
