-- Staff hold money of one person 14 days at most in any 90, by however many holds, renewed or opened anew under whatever
-- reason, chargebacks among them. Every window of 90 days was counted so when the last of its holds was opened or renewed.
create or replace function ledger.keep_hold_days(
  p_holder bigint, p_hold bigint, p_opened timestamptz, p_expires timestamptz, p_is_chargeback boolean default false
) returns void language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare
  held interval := days_held(p_holder, p_hold, p_opened, p_expires, p_is_chargeback);
begin
  if held > interval '14 days' then
    raise exception 'holder % would be held for %', p_holder, held
      using errcode = 'check_violation', constraint = 'hold_days';
  end if;
end $$;

revoke execute on function ledger.keep_hold_days from public;
grant execute on function ledger.keep_hold_days to fairlead_app;
