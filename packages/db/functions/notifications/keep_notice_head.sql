-- Writes into each notice to one person, and into each message that leaves the app, the number and the hash of the last entry
-- of their chain, whatever the caller says.
create or replace function keep_notice_head() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select entry, hash into new.head_entry, new.head from ledger.chain_head(new.holder_id);
  return new;
end $$;

revoke execute on function keep_notice_head from public;

create or replace trigger keep_notice_head before insert on notification
  for each row execute function keep_notice_head();
create or replace trigger keep_notice_head before insert on channel_message
  for each row execute function keep_notice_head();
