-- Second phase: the held money goes to p_to; back to where it came from it is voided, anywhere else posted. Answers the
-- entry; none when the hold was closed before.
create or replace function ledger.close_hold(
  p_holder bigint, p_hold bigint, p_kind text, p_to text, p_time timestamptz, p_remark text
) returns setof ledger.transaction language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  h hold;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  update hold set state = case when p_to in ('available', 'settling') then 'voided' else 'posted' end
    where holder_id = p_holder and id = p_hold and state = 'open' returning * into h;
  if not found then return; end if;
  if h.state = 'voided' and p_to <> h.from_kind then
    raise exception 'hold % came from % and does not go back to %', p_hold, h.from_kind, p_to;
  end if;
  perform tell_hold(case h.state when 'voided' then 'lifted' else 'posted' end, h, p_time);
  return next post_move(closing_move(h, p_kind, p_to), h, p_time, p_remark);
end $$;

revoke execute on function ledger.close_hold from public;
grant execute on function ledger.close_hold to fairlead_app;
