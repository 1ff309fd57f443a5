-- First phase: money is set aside with a reason and an end, out of available funds or out of what is to be settled of
-- the order p_from_ref. Answers the hold and the entry that was posted.
create or replace function ledger.open_hold(
  p_holder bigint, p_account text, p_kind text, p_amount bigint, p_reason text, p_opener text, p_time timestamptz,
  p_expires timestamptz, p_remark text, p_link_id bigint, p_from text default 'available', p_from_ref bigint default 0,
  out hold_id bigint, out entry ledger.transaction
) language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  h hold;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  if p_expires <= p_time then raise exception 'a hold ends after it began'; end if;
  if p_account = 'held' and p_reason = 'chargeback' and p_expires > p_time + interval '14 days' then
    raise exception 'a chargeback is posted after 14 days' using errcode = 'check_violation', constraint = 'hold_days';
  end if;
  if p_account = 'held' and p_from = 'available' then
    perform keep_hold_days(p_holder, 0, p_time, p_expires, p_reason = 'chargeback');
  end if;
  insert into hold (holder_id, account, amount_minor, reason, opener, opened_at, expires_at, state, link_id,
      from_kind, from_ref)
    values (p_holder, p_account, p_amount, p_reason, p_opener, p_time, p_expires, 'open', p_link_id, p_from, p_from_ref)
    returning * into h;
  hold_id := h.id;
  perform tell_hold('open', h, p_time);
  entry := post_move(opening_move(p_holder, h.id, p_account, p_kind, p_amount, p_from, p_from_ref), h, p_time, p_remark);
end $$;

revoke execute on function ledger.open_hold from public;
grant execute on function ledger.open_hold to fairlead_app;
