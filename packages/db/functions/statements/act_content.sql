-- What a holder's chain keeps of an act: what the holder may read, and the hash of the whole entry, which stands for the
-- rest. That hash covers the one before it, which no holder knows, so nobody can guess the rest by trying.
create or replace function act_content(e audit_entry) returns text language sql immutable as $$
  select concat_ws(E'\n', e.id, e.actor_type, e.act, e.subject_type, coalesce(e.subject_id::text, ''), encode(e.hash, 'hex'),
    case when e.act = 'consoleNotification.send' then e.after::text
      when e.actor_type = 'staff' then coalesce(e.after ->> 'reason', e.after ->> 'answer', e.after ->> 'refusalReason', '')
      else '' end)
$$;

revoke execute on function act_content from public;
