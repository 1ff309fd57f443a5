-- Staff hold money of one person 14 days at most in any 90, by however many holds, renewed or opened anew under whatever
-- reason (docs/domain/wallet.md#days-of-holding). Counted is the time up to each hold's stated end, also where it was
-- lifted before; time in which several hold counts once. What counts is all of the 90 days before p_opened and everything
-- after: every window of 90 days was counted so when the last of its holds was opened or renewed.
-- A chargeback that is open or was posted is not counted: it is of one original, and ends in its posting. One that was
-- given back counts, for holds and for the next chargeback: else what is left is charged back in parts, for ever.
create or replace function ledger.keep_hold_days(
  p_holder bigint, p_hold bigint, p_opened timestamptz, p_expires timestamptz, p_is_chargeback boolean default false
) returns void language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare
  held interval;
begin
  select sum(upper(span) - lower(span)) into held from (
    select unnest(range_agg(tstzrange(greatest(since, p_opened - interval '90 days'), until))) as span from (
      select opened_at as since, expires_at as until from hold
        where holder_id = p_holder and account = 'held' and id <> p_hold and expires_at > p_opened - interval '90 days'
          and case reason when 'chargeback' then state = 'voided' and from_kind = 'available' else not p_is_chargeback end
      union all select p_opened, p_expires
    ) spans
  ) apart;
  if held > interval '14 days' then
    raise exception 'holder % would be held for %', p_holder, held
      using errcode = 'check_violation', constraint = 'hold_days';
  end if;
end $$;

revoke execute on function ledger.keep_hold_days from public;
grant execute on function ledger.keep_hold_days to fairlead_app;
