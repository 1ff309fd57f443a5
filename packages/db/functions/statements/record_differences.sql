-- The chains of what staff did, chats and reports against the rows themselves.
create or replace function record_differences() returns setof text
language sql security definer set search_path = public, pg_temp as $$
  with linked as (
    select l.*, row_number() over chain as place, coalesce(lag(l.hash) over chain, record_genesis(l.chain, l.holder_id)) as previous,
        lag(l.time) over chain as time_before
      from record_link l window chain as (partition by l.holder_id, l.chain order by l.seq)
  )
  select format('record %s %s of holder %s: the chain does not verify', chain, seq, holder_id) from linked
    where seq <> place or hash <> record_hash(chain, holder_id, seq, time, content, previous) or time < time_before
  union all
  select format('record %s of holder %s: head is not its last link', h.chain, h.holder_id)
    from record_head h full join (
        select distinct on (holder_id, chain) holder_id, chain, seq, hash from record_link order by holder_id, chain, seq desc
      ) l on l.holder_id = h.holder_id and l.chain = h.chain
    where (h.seq, h.hash) is distinct from (l.seq, l.hash)
  union all
  select format('record %s %s of holder %s: what is there is not what the chain holds', l.chain, l.seq, l.holder_id)
    from record_link l
      left join audit_entry e on l.chain = 'acts' and e.id = l.row_id
      left join chat_message m on l.chain = 'chat' and m.id = l.row_id
      left join delivery_report r on l.chain = 'reports' and r.id = l.row_id
    where l.content is distinct from
      case l.chain when 'acts' then act_content(e) when 'chat' then message_content(m) else report_content(r) end
  union all
  select format('record acts: act %s of holder %s is on no chain', e.id, e.holder_id)
    from audit_entry e where e.holder_id is not null and e.format = 2
      and not exists (select from record_link l where l.holder_id = e.holder_id and l.chain = 'acts' and l.row_id = e.id)
$$;

revoke execute on function record_differences from public;
