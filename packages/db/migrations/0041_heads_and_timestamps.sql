-- Where the holder's chain of money stood when a notice was written: who keeps the notice holds a witness of it.
alter table notification add column head_entry bigint;
--> statement-breakpoint
alter table notification add column head "bytea";
--> statement-breakpoint
-- What was told is never told otherwise.
revoke update on notification from fairlead_app;
--> statement-breakpoint
grant update (read_at, withdrawn_at) on notification to fairlead_app;
--> statement-breakpoint
-- What authorities answered who were asked for the time of a signed day.
create table "timestamp_token" (
	"day" date not null,
	"authority" text not null,
	"answer" "bytea" not null,
	"time" timestamp (3) with time zone not null,
	constraint "timestamp_token_day_authority_pk" primary key("day","authority")
);
--> statement-breakpoint
grant select, insert on timestamp_token to fairlead_app;
