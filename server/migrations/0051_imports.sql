CREATE TABLE "imported_person" (
	"school_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"said" jsonb NOT NULL,
	"said_before" jsonb,
	CONSTRAINT "imported_person_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "initial_password" (
	"school_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"word" text NOT NULL,
	"hashed" boolean DEFAULT false NOT NULL,
	"listed" boolean NOT NULL,
	CONSTRAINT "initial_password_school_id_account_id_pk" PRIMARY KEY("school_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "said_once" jsonb DEFAULT '{"院系":"","专业":"","年级":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "rule" text DEFAULT 'same' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_import_row" ADD COLUMN "sheet_faults" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import_row" ADD COLUMN "verdict" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import_row" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import_row" ADD COLUMN "taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import_row" ADD COLUMN "outcome" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import_row" ADD COLUMN "person_id" uuid;--> statement-breakpoint
CREATE INDEX "initial_password_import" ON "initial_password" USING btree ("school_id","import_id","row_no");--> statement-breakpoint
CREATE INDEX "initial_password_waiting" ON "initial_password" USING btree ("school_id","account_id") WHERE not hashed;