-- Gifts are the house's own money and nobody's deposit: each comes out of the house, which gave no more than it had. A
-- bill that is corrected gives a gift back out of what is owed to the media.
create or replace function ledger.gift_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select format('gifts: entry %s of holder %s takes %s for %s out of %s', seq, holder_id, amount_minor, to_kind, from_kind)
    from move where to_kind in ('promo', 'start_up', 'start_up_running')
      and from_kind not in ('house', 'media', 'start_up', 'start_up_running')
  union all
  select format('gifts: the house gave %s more than it had', -own) from (
      select sum(case when to_kind = 'house' then amount_minor else -amount_minor end) as own
        from move where 'house' in (from_kind, to_kind)
    ) h where own < 0
$$;

revoke execute on function ledger.gift_differences from public;
