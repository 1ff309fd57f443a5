ALTER TABLE "books_check" ADD COLUMN "accounts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "books_check" ADD COLUMN "entries" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "books_check" ADD COLUMN "gifts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Nothing that has a floor is below it, whatever the constraints said when it was written.
create function ledger.negative_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select format('wallet %s %s: %s is below zero', w.holder_id, k.kind, k.balance)
    from wallet w, lateral (values
      ('available', w.available), ('held', w.held), ('escrow', w.escrow), ('settling', w.settling),
      ('withdrawing', w.withdrawing), ('promo', w.promo), ('start_up', w.start_up),
      ('start_up_running', w.start_up_running)) k (kind, balance)
    where k.balance < 0
  union all
  select format('account %s %s %s: %s is below zero', holder_id, kind, ref, balance_minor) from sub_account
    where balance_minor < 0
  union all
  select format('programme %s: %s is below zero', kind, sum(balance_minor)) from programme_account
    where kind not in ('bank', 'network_receivable') group by kind having sum(balance_minor) < 0
$$;
--> statement-breakpoint
-- Gifts are the house's own money and nobody's deposit (H2): each comes out of the house, which gave no more than it had.
create function ledger.gift_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select format('gifts: entry %s of holder %s takes %s for %s out of %s', seq, holder_id, amount_minor, to_kind, from_kind)
    from move where to_kind in ('promo', 'start_up', 'start_up_running')
      and from_kind not in ('house', 'start_up', 'start_up_running')
  union all
  select format('gifts: the house gave %s more than it had', -own) from (
      select sum(case when to_kind = 'house' then amount_minor else -amount_minor end) as own
        from move where 'house' in (from_kind, to_kind)
    ) h where own < 0
$$;
--> statement-breakpoint
create or replace function ledger.differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select balance_differences() union all select flow_differences() union all select hold_differences()
    union all select negative_differences() union all select gift_differences()
$$;
--> statement-breakpoint
revoke execute on function ledger.negative_differences(), ledger.gift_differences() from public;
