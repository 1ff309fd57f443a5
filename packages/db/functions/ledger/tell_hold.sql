-- Tells programs outside of a state that a hold of staff comes to, a chargeback's as well (docs/webhooks.md#events). A withdrawal on
-- its way is told of as such. Called by what opens and closes a hold: the row keeps no time of its end.
create or replace function ledger.tell_hold(p_state text, h ledger.hold, p_time timestamptz) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if h.account <> 'held' then return; end if;
  perform public.tell_webhooks('hold.' || p_state, h.holder_id, jsonb_build_object('hold_id', h.id::text, 'state', p_state,
    'reason', h.reason, 'amount', h.amount_minor, 'expires_at', to_char(h.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), p_time);
end $$;

revoke execute on function ledger.tell_hold from public;
