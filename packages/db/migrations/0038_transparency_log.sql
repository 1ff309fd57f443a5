-- The record of acts is chained by the database itself from here on; entries of before keep the hash that the program made.
alter table audit_entry add column format integer default 1 not null;
--> statement-breakpoint
-- What staff did, chats and reports about one holder, each a chain of its own beside that of the money.
create table "record_link" (
	"holder_id" bigint not null,
	"chain" text not null,
	"seq" bigint not null,
	"time" timestamp (3) with time zone not null,
	"row_id" bigint not null,
	"content" text not null,
	"hash" "bytea" not null,
	constraint "record_link_holder_id_chain_seq_pk" primary key("holder_id","chain","seq")
);
--> statement-breakpoint
create table "record_head" (
	"holder_id" bigint not null,
	"chain" text not null,
	"seq" bigint not null,
	"time" timestamp (3) with time zone not null,
	"hash" "bytea" not null,
	constraint "record_head_holder_id_chain_pk" primary key("holder_id","chain")
);
--> statement-breakpoint
alter table record_link add constraint record_link_chain check (chain in ('acts', 'chat', 'reports'));
--> statement-breakpoint
alter table daily_root add column leaf_format integer default 1 not null;
--> statement-breakpoint
-- Up to that day's end: how many entries the programme made that touch no holder, and a hash over all of theirs.
alter table daily_root add column programme_entries bigint;
--> statement-breakpoint
alter table daily_root add column programme_head "bytea";
--> statement-breakpoint
alter table root_place add column records jsonb;
--> statement-breakpoint
grant select on record_link, record_head to fairlead_app;
--> statement-breakpoint
-- Acts are put on record by audit.record_act alone; nothing that somebody asked for, was told or decided is removed.
revoke insert on audit_entry from fairlead_app;
--> statement-breakpoint
revoke delete on account_holder, coupon, demo_run, notification, notification_read, outbox, payout_setting, product,
  proposal, put_order, session, staff_session, top_up, withdrawal from fairlead_app;
--> statement-breakpoint
-- What others signed of the log of days: so many days, by whom, when they say.
create table "cosignature" (
	"size" bigint not null,
	"witness" text not null,
	"line" text not null,
	"time" timestamp (3) with time zone not null,
	constraint "cosignature_size_witness_pk" primary key("size","witness")
);
--> statement-breakpoint
grant select, insert on cosignature to fairlead_app;
