-- Two people accept what the database lost (docs/runbook.md); the next check of the books that passes frees the writes. For
-- the tables' owner alone.
create or replace function ledger.accept_going_back(p_first text, p_second text, p_reason text, p_time timestamptz)
returns setof text language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  people text := trim(p_first) || ' and ' || trim(p_second);
begin
  if trim(p_first) = '' or trim(p_second) = '' or lower(trim(p_first)) = lower(trim(p_second)) or trim(p_reason) = '' then
    raise exception 'name two people and the reason';
  end if;
  return query update going_back set accepted_at = p_time, accepted_by = people, reason = p_reason
    where accepted_at is null returning difference;
  if not found then raise exception 'nothing is to be accepted'; end if;
  perform public.record_act(p_time, 'system', null, 'ledger.acceptGoingBack', null, 'books', null, null,
    jsonb_build_object('by', people, 'reason', p_reason));
end $$;

revoke execute on function ledger.accept_going_back from public;
