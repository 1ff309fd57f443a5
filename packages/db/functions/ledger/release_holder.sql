-- Ends the freeze of a holder whom two people repaired; on the holder's own record. Answers whether there was one to end.
create or replace function ledger.release_holder(p_holder bigint, p_time timestamptz) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  update holder_freeze set released_at = p_time
    where holder_id = p_holder and released_at is null and repaired_at is not null;
  if not found then return false; end if;
  perform public.record_act(p_time, 'system', null, 'release-wallet', p_holder, 'holder', p_holder, null, null);
  return true;
end $$;

revoke execute on function ledger.release_holder from public;
grant execute on function ledger.release_holder to fairlead_app;
