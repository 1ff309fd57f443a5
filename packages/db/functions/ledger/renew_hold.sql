-- A hold that two people renew: once, by what they agreed on (docs/domain/wallet.md#holds). False when it is closed or
-- was renewed before.
create or replace function ledger.renew_hold(p_holder bigint, p_hold bigint, p_life interval) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  h hold;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  update hold set expires_at = expires_at + p_life
    where holder_id = p_holder and id = p_hold and state = 'open' and account = 'held' and reason <> 'chargeback'
      and expires_at <= opened_at + p_life
    returning * into h;
  if not found then return false; end if;
  perform keep_hold_days(p_holder, p_hold, h.opened_at, h.expires_at);
  return true;
end $$;

revoke execute on function ledger.renew_hold from public;
grant execute on function ledger.renew_hold to fairlead_app;
