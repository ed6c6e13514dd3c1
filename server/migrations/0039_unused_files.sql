CREATE TABLE "file_scan" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unused_file" (
	"school_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"removed_bytes" text[],
	CONSTRAINT "unused_file_school_id_file_id_pk" PRIMARY KEY("school_id","file_id")
);
--> statement-breakpoint
CREATE INDEX "unused_file_listed" ON "unused_file" USING btree ("school_id","listed_at");