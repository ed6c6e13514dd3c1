ALTER TABLE "user_import" ADD COLUMN "password_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "password_start" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "todo" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "settled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_import" ADD COLUMN "after_row" integer DEFAULT 0 NOT NULL;