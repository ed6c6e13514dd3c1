CREATE TABLE "resource" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"folder_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" uuid,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"visibility" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"may_download" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "resource_favourite" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_favourite_school_id_person_id_resource_id_pk" PRIMARY KEY("school_id","person_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "resource_folder" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_folder_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "resource_person" ON "resource" USING btree ("school_id","person_id","created_at");--> statement-breakpoint
CREATE INDEX "resource_in_folder" ON "resource" USING btree ("school_id","folder_id");--> statement-breakpoint
CREATE INDEX "resource_shared" ON "resource" USING btree ("school_id","visibility","state","created_at");--> statement-breakpoint
CREATE INDEX "resource_favourite_resource" ON "resource_favourite" USING btree ("school_id","resource_id");--> statement-breakpoint
CREATE INDEX "resource_folder_person" ON "resource_folder" USING btree ("school_id","person_id");