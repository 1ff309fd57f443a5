-- For how long staff would hold money of one person in the 90 days before p_opened and everything after, with a hold from
-- p_opened to p_expires (docs/domain/wallet.md#days-of-holding). Counted is the time up to each hold's stated end, also
-- where it was lifted before; time in which several hold counts once. A chargeback that was posted is not counted: its
-- money is gone. One that is open counts for other holds and for no further chargeback: each is of one original. One
-- that was given back counts for all: else what is left is charged back in parts, for ever.
create or replace function ledger.days_held(
  p_holder bigint, p_hold bigint, p_opened timestamptz, p_expires timestamptz, p_is_chargeback boolean
) returns interval language sql stable security definer set search_path = ledger, pg_temp as $$
  select sum(upper(span) - lower(span)) from (
    select unnest(range_agg(tstzrange(greatest(since, p_opened - interval '90 days'), until))) as span from (
      select opened_at as since, expires_at as until from hold
        where holder_id = p_holder and account = 'held' and id <> p_hold and expires_at > p_opened - interval '90 days'
          and (reason <> 'chargeback'
            or from_kind = 'available' and state in ('voided', case when p_is_chargeback then 'voided' else 'open' end))
      union all select p_opened, p_expires
    ) spans
  ) apart
$$;

revoke execute on function ledger.days_held from public;
grant execute on function ledger.days_held to fairlead_app;
