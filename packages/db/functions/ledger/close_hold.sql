-- Second phase: the held money goes to p_to; back to where it came from it is voided, anywhere else posted. False when
-- the hold was closed before.
create or replace function ledger.close_hold(
  p_holder bigint, p_hold bigint, p_kind text, p_to text, p_time timestamptz, p_remark text
) returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  h hold;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  update hold set state = case when p_to in ('available', 'settling') then 'voided' else 'posted' end
    where holder_id = p_holder and id = p_hold and state = 'open' returning * into h;
  if not found then return false; end if;
  if h.state = 'voided' and p_to <> h.from_kind then
    raise exception 'hold % came from % and does not go back to %', p_hold, h.from_kind, p_to;
  end if;
  perform post(p_holder, p_kind, array[h.account], array[p_hold], array[p_to],
    array[case p_to when 'settling' then h.from_ref else 0 end], array[h.amount_minor],
    p_time, p_remark, case h.account when 'withdrawing' then 'withdrawal' else 'hold' end,
    case h.account when 'withdrawing' then h.link_id else p_hold end);
  return true;
end $$;

revoke execute on function ledger.close_hold from public;
grant execute on function ledger.close_hold to fairlead_app;
