-- Ways to a new login password without the old one, who asked for one, and how long payouts wait after it.
CREATE TABLE "recovery" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "recovery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1) NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"token_hash" "bytea",
	"guest_case_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "recovery_id_unique" UNIQUE("id"),
	CONSTRAINT "recovery_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_open" ON "recovery" USING btree ("holder_id","way") WHERE "recovery"."state" in ('proposed', 'open');
--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_case" ON "recovery" USING btree ("guest_case_id") WHERE "recovery"."state" in ('proposed', 'open');
--> statement-breakpoint
CREATE TABLE "recovery_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"typed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_holder" ADD COLUMN "recovered_until" timestamp (3) with time zone;
--> statement-breakpoint
alter table recovery add constraint recovery_way check (way in ('email', 'staff')),
  add constraint recovery_state check (state in ('proposed', 'open', 'used', 'ended')),
  add constraint recovery_key check ((way = 'email') = (token_hash is not null) and (way = 'staff') = (guest_case_id is not null)),
  add constraint recovery_ends check (state <> 'open' or expires_at is not null);
--> statement-breakpoint
grant select, insert on recovery to fairlead_app;
--> statement-breakpoint
grant update (state, expires_at, ended_at) on recovery to fairlead_app;
--> statement-breakpoint
grant select, insert, delete on recovery_request to fairlead_app;
--> statement-breakpoint
-- Nobody changes one: whoever locks a row for taking it needs the right.
grant update (created_at) on recovery_request to fairlead_app;
