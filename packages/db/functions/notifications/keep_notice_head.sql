-- Writes into each notice to one person the number and the hash of the last entry of their chain, whatever the caller says.
create or replace function keep_notice_head() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select t.id, t.hash into new.head_entry, new.head
    from ledger.wallet w join ledger.transaction t on t.holder_id = w.holder_id and t.seq = w.seq
    where w.holder_id = new.holder_id and w.holder_id > 0;
  return new;
end $$;

revoke execute on function keep_notice_head from public;

create or replace trigger keep_notice_head before insert on notification
  for each row execute function keep_notice_head();
