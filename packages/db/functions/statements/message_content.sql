-- What a holder's chain keeps of a message: all that was sent, files by their hash.
create or replace function message_content(m chat_message) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select concat_ws(E'\n', m.id, m.conversation_id, m.sequence, m.author, m.kind,
    to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(m.top_up_id::text, ''),
    coalesce((select string_agg(f.id || '=' || coalesce(encode(coalesce(sha256(c.content), c.hash), 'hex'), ''), ',' order by f.place)
      from jsonb_array_elements_text(m.file_ids) with ordinality f (id, place) left join chat_file c on c.id = f.id::bigint), ''),
    coalesce(m.card::text, ''), m.text)
$$;

revoke execute on function message_content from public;
