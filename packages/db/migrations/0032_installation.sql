CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"money_mode" text NOT NULL,
	"currency" text NOT NULL,
	"stamped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "root_place" (
	"holder_id" bigint NOT NULL,
	"day" date NOT NULL,
	"leaf_index" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"head" "bytea" NOT NULL,
	"proof" "bytea" NOT NULL,
	CONSTRAINT "root_place_holder_id_day_pk" PRIMARY KEY("holder_id","day")
);
--> statement-breakpoint
alter table installation add constraint installation_one_row check ("only"),
  add constraint installation_money_mode check (money_mode in ('sandbox', 'live'));
--> statement-breakpoint
grant select, insert on installation, root_place to fairlead_app;
--> statement-breakpoint
create trigger installation_append_only before update or delete or truncate on installation
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create trigger root_place_append_only before update or delete or truncate on root_place
  for each statement execute function ledger.refuse_change();
