-- What one entry of the record of acts is hashed over: fixed fields by line, then what was before and after.
create or replace function act_hash(e audit_entry) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', 'fairlead-audit-2', e.id,
    to_char(e.time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), e.actor_type, coalesce(e.actor_id::text, ''), e.act,
    coalesce(e.holder_id::text, ''), e.subject_type, coalesce(e.subject_id::text, ''), encode(e.previous_hash, 'hex'),
    coalesce(e.before::text, 'null'), coalesce(e.after::text, 'null')), 'UTF8'))
$$;

revoke execute on function act_hash from public;
