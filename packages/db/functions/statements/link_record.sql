-- Puts a new row about a holder on their chain, in the transaction that writes the row. Times never go back along a chain,
-- nor before the end of a signed day, whatever clock the row was written by.
create or replace function link_record() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  content text;
  at timestamptz;
  head record_head;
begin
  case tg_argv[0]
    when 'acts' then content := act_content(new); at := new.time;
    when 'chat' then content := message_content(new); at := new.sent_at;
    when 'reports' then content := report_content(new); at := new.received_at;
  end case;
  -- An act was checked when it was put on record, and may be dated as the one before it.
  if tg_argv[0] <> 'acts' then perform refuse_ahead(at); end if;
  at := date_trunc('milliseconds', greatest(at, signed_until()));
  insert into record_head as h (holder_id, chain, seq, time, hash)
    values (new.holder_id, tg_argv[0], 1, at,
      record_hash(tg_argv[0], new.holder_id, 1, at, content, record_genesis(tg_argv[0], new.holder_id)))
    on conflict (holder_id, chain) do update set seq = h.seq + 1, time = greatest(h.time, at),
      hash = record_hash(tg_argv[0], new.holder_id, h.seq + 1, greatest(h.time, at), content, h.hash)
    returning h.* into head;
  insert into record_link (holder_id, chain, seq, time, row_id, content, hash)
    values (head.holder_id, head.chain, head.seq, head.time, new.id, content, head.hash);
  return null;
end $$;

revoke execute on function link_record from public;

create or replace trigger audit_entry_linked after insert on audit_entry
  for each row when (new.holder_id is not null) execute function link_record('acts');

create or replace trigger chat_message_linked after insert on chat_message
  for each row execute function link_record('chat');

create or replace trigger delivery_report_linked after insert on delivery_report
  for each row execute function link_record('reports');
