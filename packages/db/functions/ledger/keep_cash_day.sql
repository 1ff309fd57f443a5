-- Counts cash that came or went on its day (UTC), lists its entry, and which step its holder took by it for the first time. It
-- locks a row that only who has locked the same stripe of the cash comes to, so nobody waits here who did not wait there.
create or replace function ledger.keep_cash_day() returns trigger
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  number bigint;
  posted timestamptz;
begin
  select x.id, x.time into number, posted from transaction x where x.holder_id = new.holder_id and x.seq = new.seq;
  if not found then return null; end if;
  insert into cash_day as c (day, kind, is_in, stripe, amount_minor, moves)
    values ((posted at time zone 'UTC')::date, new.kind, new.from_kind = 'bank', new.holder_id % 16, new.amount_minor, 1)
    on conflict (day, kind, is_in, stripe) do update set amount_minor = c.amount_minor + excluded.amount_minor,
      moves = c.moves + 1;
  insert into cash_entry as e (holder_id, seq, id, kind, time, amount_minor)
    values (new.holder_id, new.seq, number, new.kind, posted,
      case new.from_kind when 'bank' then new.amount_minor else -new.amount_minor end)
    on conflict (holder_id, seq) do update set amount_minor = e.amount_minor + excluded.amount_minor;
  if new.kind = 'system_topup' then perform public.reach_step(new.holder_id, 'topped_up', posted);
  elsif new.kind = 'manual_withdrawal' and new.to_kind = 'bank' then
    perform public.reach_step(new.holder_id, 'withdrew', posted);
  end if;
  return null;
end $$;

revoke execute on function ledger.keep_cash_day from public;

create or replace trigger move_cash_day after insert on ledger.move for each row
  when (new.from_kind = 'bank' or new.to_kind = 'bank') execute function ledger.keep_cash_day();
