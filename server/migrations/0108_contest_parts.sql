ALTER TABLE "contest_objection" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_round" ADD COLUMN "advance_by" text DEFAULT 'entries' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_round" ADD COLUMN "counted" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_round" ADD COLUMN "max_spread" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_run" ADD COLUMN "area" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_run" ADD COLUMN "track" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_sheet" ADD COLUMN "photo" jsonb;--> statement-breakpoint
ALTER TABLE "contest" ADD COLUMN "tracks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_entry" ADD COLUMN "track" text DEFAULT '' NOT NULL;