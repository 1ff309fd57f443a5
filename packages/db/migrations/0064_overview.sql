-- serves: 0053_list_readings
-- What the overview of the console is read from (docs/domain/overview.md#read-models): tables that no program before knows,
-- kept by triggers. Rows that are there are counted here; whoever writes them waits until the triggers stand at the end of
-- the same transaction, so that none is left out or counted twice.
lock table account_holder, put_order, ledger.move in share row exclusive mode;
--> statement-breakpoint
CREATE TABLE "ledger"."cash_day" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"is_in" boolean NOT NULL,
	"stripe" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"moves" bigint NOT NULL,
	CONSTRAINT "cash_day_day_kind_is_in_stripe_pk" PRIMARY KEY("day","kind","is_in","stripe")
);
--> statement-breakpoint
CREATE TABLE "holder_progress" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"topped_up_at" timestamp (3) with time zone,
	"funded_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"withdrew_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "overview_figures" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "holder_progress_registered" ON "holder_progress" USING btree ("registered_at");
--> statement-breakpoint
alter table overview_figures add constraint overview_figures_one_row check ("only");
--> statement-breakpoint
insert into ledger.cash_day (day, kind, is_in, stripe, amount_minor, moves)
  select (t.time at time zone 'UTC')::date, m.kind, m.from_kind = 'bank', m.holder_id % 16, sum(m.amount_minor), count(*)
    from ledger.move m join ledger.transaction t on t.holder_id = m.holder_id and t.seq = m.seq
    where m.from_kind = 'bank' or m.to_kind = 'bank' group by 1, 2, 3, 4;
--> statement-breakpoint
insert into holder_progress (holder_id, registered_at, topped_up_at, funded_at, settled_at, withdrew_at)
  select h.id, h.created_at, c.topped_up_at, p.funded_at, p.settled_at, c.withdrew_at from account_holder h
    left join (
      select holder_id, min(put_at) as funded_at, min(settled_at) as settled_at from put_order group by holder_id
    ) p on p.holder_id = h.id
    left join (
      select m.holder_id, min(t.time) filter (where m.kind = 'system_topup') as topped_up_at,
          min(t.time) filter (where m.kind = 'manual_withdrawal' and m.to_kind = 'bank') as withdrew_at
        from ledger.move m join ledger.transaction t on t.holder_id = m.holder_id and t.seq = m.seq
        where m.from_kind = 'bank' or m.to_kind = 'bank' group by m.holder_id
    ) c on c.holder_id = h.id;
--> statement-breakpoint
grant select on ledger.cash_day, holder_progress to fairlead_app;
--> statement-breakpoint
grant select, insert, update (taken_at, figures) on overview_figures to fairlead_app;
