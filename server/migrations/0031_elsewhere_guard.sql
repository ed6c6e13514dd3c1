ALTER TABLE "elsewhere_registration" ADD COLUMN "servers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "elsewhere_registration" ADD COLUMN "signed" boolean DEFAULT false NOT NULL;