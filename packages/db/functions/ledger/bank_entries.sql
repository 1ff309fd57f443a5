-- Entries by which cash came or went, with what is known of each; written so that the caller's conditions and order reach the
-- indexes of cash_entry.
create or replace function ledger.bank_entries()
returns table (id bigint, holder_id bigint, kind text, "time" timestamptz, remark text, link_kind text, link_id bigint,
  amount_minor bigint)
language sql stable as $$
  select c.id, c.holder_id, c.kind, c.time, t.remark, t.link_kind, t.link_id, c.amount_minor
    from ledger.cash_entry c join ledger.transaction t on t.holder_id = c.holder_id and t.seq = c.seq
$$;
