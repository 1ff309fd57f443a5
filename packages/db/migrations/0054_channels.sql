-- Ways to reach people outside the app: messages on their way, what each person chose, devices, and codes of verification.
CREATE TABLE "channel_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"notification_id" bigint,
	"target" text NOT NULL,
	"language" text NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"path" text,
	"ends_at" timestamp (3) with time zone,
	"message_key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"ended" text,
	"ended_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"head_entry" bigint,
	"head" "bytea",
	CONSTRAINT "channel_message_message_key_unique" UNIQUE("message_key")
);
--> statement-breakpoint
CREATE TABLE "notice_to_pass" (
	"notification_id" bigint PRIMARY KEY NOT NULL,
	"after_holder" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_choice" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"email" text[] NOT NULL,
	"push" text[] NOT NULL,
	"shows" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "push_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscription_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "push_subscription_id_unique" UNIQUE("id"),
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "contact_code" (
	"holder_id" bigint NOT NULL,
	"contact" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_code_holder_id_contact_pk" PRIMARY KEY("holder_id","contact")
);
--> statement-breakpoint
ALTER TABLE "account_holder" ADD COLUMN "email_verified_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "account_holder" ADD COLUMN "phone_verified_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "channel_message_due" ON "channel_message" USING btree ("due_at") WHERE "channel_message"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "channel_message_given_up" ON "channel_message" USING btree ("id") WHERE "channel_message"."ended" = 'given_up';
--> statement-breakpoint
CREATE INDEX "channel_message_ended" ON "channel_message" USING btree ("ended_at") WHERE "channel_message"."ended" in ('sent', 'dropped');
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_message_once" ON "channel_message" USING btree ("notification_id","channel","holder_id","target") WHERE "channel_message"."notification_id" is not null;
--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");
--> statement-breakpoint
alter table channel_message add constraint channel_message_due_or_ended check ((due_at is null) = (ended is not null)),
  add constraint channel_message_channel check (channel in ('email', 'push', 'sms')),
  add constraint channel_message_ended_as check (ended in ('sent', 'dropped', 'given_up'));
--> statement-breakpoint
alter table contact_code add constraint contact_code_contact check (contact in ('email', 'phone'));
--> statement-breakpoint
grant select, insert, update (parameters, attempts, due_at, ended, ended_at, last_error) on channel_message to fairlead_app;
--> statement-breakpoint
grant select, update (after_holder), delete on notice_to_pass to fairlead_app;
--> statement-breakpoint
grant select, insert, update (email, push, shows, time_zone) on channel_choice to fairlead_app;
--> statement-breakpoint
grant select, insert, delete on push_subscription to fairlead_app;
--> statement-breakpoint
grant update (holder_id, session_id, p256dh, auth, created_at) on push_subscription to fairlead_app;
--> statement-breakpoint
grant select, insert, update (target, code_hash, tries, expires_at, used_at, created_at) on contact_code to fairlead_app;
