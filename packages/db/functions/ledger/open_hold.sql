-- First phase: money is set aside with a reason and an end, out of available funds or out of what is to be settled of
-- the order p_from_ref. Returns the hold's id.
create or replace function ledger.open_hold(
  p_holder bigint, p_account text, p_kind text, p_amount bigint, p_reason text, p_opener text, p_time timestamptz,
  p_expires timestamptz, p_remark text, p_link_id bigint, p_from text default 'available', p_from_ref bigint default 0
) returns bigint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  hold_id bigint;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  if p_expires <= p_time then raise exception 'a hold ends after it began'; end if;
  insert into hold (holder_id, account, amount_minor, reason, opener, opened_at, expires_at, state, link_id,
      from_kind, from_ref)
    values (p_holder, p_account, p_amount, p_reason, p_opener, p_time, p_expires, 'open', p_link_id, p_from, p_from_ref)
    returning id into hold_id;
  perform post(p_holder, p_kind, array[p_from], array[p_from_ref], array[p_account], array[hold_id], array[p_amount],
    p_time, p_remark, case p_account when 'withdrawing' then 'withdrawal' else 'hold' end,
    case p_account when 'withdrawing' then p_link_id else hold_id end);
  return hold_id;
end $$;

revoke execute on function ledger.open_hold from public;
grant execute on function ledger.open_hold to fairlead_app;
