CREATE TABLE "contact_sheet" (
	"version" integer PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"reason" text NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"content_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_version_content_id_version_pk" PRIMARY KEY("content_id","version")
);
--> statement-breakpoint
CREATE TABLE "product_draft" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"network" text NOT NULL,
	"cover_file_id" bigint NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint,
	"category" text NOT NULL,
	"words" jsonb NOT NULL,
	"link" text,
	"send_at" timestamp (3) with time zone NOT NULL,
	"maker_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"notification_id" bigint,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "license_key" ADD COLUMN "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "license_key" ADD COLUMN "hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "license_key" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "license_key" ADD COLUMN "issued_by" bigint;--> statement-breakpoint
ALTER TABLE "license_key" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_pending_secret" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_step" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "password_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "staff_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "staff_notice_due" ON "staff_notice" USING btree ("send_at") WHERE "staff_notice"."notification_id" is null and "staff_notice"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_id_unique" UNIQUE("id");--> statement-breakpoint
-- A hold that two people renew: once, by what they agreed on (H4). False when it is closed or was renewed before.
create function ledger.renew_hold(p_holder bigint, p_hold bigint, p_life interval) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from wallet where holder_id = p_holder for update;
  update hold set expires_at = expires_at + p_life
    where holder_id = p_holder and id = p_hold and state = 'open' and account = 'held' and reason <> 'chargeback'
      and expires_at <= opened_at + p_life;
  return found;
end $$;
--> statement-breakpoint
revoke execute on function ledger.renew_hold(bigint, bigint, interval) from public;
--> statement-breakpoint
grant execute on function ledger.renew_hold(bigint, bigint, interval) to fairlead_app;
--> statement-breakpoint
grant select, insert, update on staff_notice, content to fairlead_app;
--> statement-breakpoint
-- What a text or a contact said once stays (H5).
grant select, insert on content_version, contact_sheet to fairlead_app;
--> statement-breakpoint
grant select, insert, update, delete on product_draft to fairlead_app;
--> statement-breakpoint
-- Issued keys and members of staff stay on record.
revoke delete on license_key, staff from fairlead_app;
