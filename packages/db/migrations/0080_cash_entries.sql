-- serves: 0053_list_readings
-- Entries by which cash came or went, in order (docs/domain/overview.md#read-models). A program from before knows of none; the
-- trigger that keeps the days keeps them. Whoever writes moves waits until it stands, at the end of the same transaction.
lock table ledger.move in share row exclusive mode;
--> statement-breakpoint
CREATE TABLE "ledger"."cash_entry" (
	"holder_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "cash_entry_holder_id_seq_pk" PRIMARY KEY("holder_id","seq"),
	CONSTRAINT "cash_entry_id_unique" UNIQUE("id")
);
--> statement-breakpoint
insert into ledger.cash_entry (holder_id, seq, id, kind, time, amount_minor)
  select t.holder_id, t.seq, t.id, t.kind, t.time,
      sum(case m.from_kind when 'bank' then m.amount_minor else -m.amount_minor end)
    from ledger.move m join ledger.transaction t on t.holder_id = m.holder_id and t.seq = m.seq
    where m.from_kind = 'bank' or m.to_kind = 'bank' group by t.holder_id, t.seq;
--> statement-breakpoint
CREATE INDEX "cash_entry_kind" ON "ledger"."cash_entry" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "cash_entry_time" ON "ledger"."cash_entry" USING btree ("time");--> statement-breakpoint
grant select on ledger.cash_entry to fairlead_app;
