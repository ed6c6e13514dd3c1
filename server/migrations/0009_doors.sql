CREATE TABLE "bind_ticket" (
	"school_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"provider" text NOT NULL,
	"about" text NOT NULL,
	"bind_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bind_ticket_school_id_digest_pk" PRIMARY KEY("school_id","digest")
);
--> statement-breakpoint
CREATE TABLE "door_link" (
	"school_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "door_link_school_id_provider_subject_pk" PRIMARY KEY("school_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "door_setting" (
	"school_id" uuid NOT NULL,
	"sms" boolean DEFAULT false NOT NULL,
	"reset" boolean DEFAULT false NOT NULL,
	"register" text DEFAULT '' NOT NULL,
	"agreement" text DEFAULT '' NOT NULL,
	"agreement_version" integer DEFAULT 0 NOT NULL,
	"wechat" boolean DEFAULT false NOT NULL,
	"wechat_app_id" text DEFAULT '' NOT NULL,
	"wechat_secret" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "door_setting_school_id_pk" PRIMARY KEY("school_id")
);
--> statement-breakpoint
CREATE TABLE "qr_scene" (
	"school_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"bind_hash" "bytea",
	"device" text NOT NULL,
	"address" text NOT NULL,
	"scanned_by" uuid,
	"confirmed_by" uuid,
	"polled_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "qr_scene_school_id_digest_pk" PRIMARY KEY("school_id","digest")
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"real_name" text NOT NULL,
	"number" text NOT NULL,
	"phone" text NOT NULL,
	"class_code" text NOT NULL,
	"password_hash" text NOT NULL,
	"agreement_version" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"person_id" uuid,
	CONSTRAINT "registration_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"school_id" uuid NOT NULL,
	"scene" text NOT NULL,
	"phone_digest" "bytea" NOT NULL,
	"code_digest" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_code_school_id_scene_phone_digest_pk" PRIMARY KEY("school_id","scene","phone_digest")
);
--> statement-breakpoint
CREATE TABLE "sms_quota" (
	"school_id" uuid NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_quota_school_id_key_pk" PRIMARY KEY("school_id","key")
);
--> statement-breakpoint
CREATE TABLE "sso_provider" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"client_id" text NOT NULL,
	"secret" text NOT NULL,
	"attribute" text NOT NULL,
	"unknown" text NOT NULL,
	"logout_too" boolean NOT NULL,
	"logout_url" text NOT NULL,
	"enabled" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sso_provider_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_session" (
	"school_id" uuid NOT NULL,
	"session_id" "bytea" NOT NULL,
	"provider_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"ticket_digest" "bytea",
	"id_token" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_session_school_id_session_id_pk" PRIMARY KEY("school_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "sso_state" (
	"school_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"provider_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"origin" text NOT NULL,
	"redirect" text NOT NULL,
	"bind_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_state_school_id_digest_pk" PRIMARY KEY("school_id","digest")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "unclaimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "phone_state" text DEFAULT 'school' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "door_link_person" ON "door_link" USING btree ("school_id","provider","person_id");--> statement-breakpoint
CREATE INDEX "registration_newest" ON "registration" USING btree ("school_id","state","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "registration_waiting" ON "registration" USING btree ("school_id","phone") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "sso_session_ticket" ON "sso_session" USING btree ("school_id","ticket_digest");--> statement-breakpoint
CREATE INDEX "person_phone" ON "person" USING btree ("school_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "person_phone_proven" ON "person" USING btree ("school_id","phone") WHERE phone_state = 'proven';