-- What one entry's hash is made of: fixed fields by line, the remark last, since it alone may hold a line break.
-- Stable, as what formats a time is: so it becomes part of the caller's expression.
create or replace function ledger.entry_hash(
  p_holder bigint, p_seq bigint, p_id bigint, p_kind text, p_time timestamptz, p_link_kind text, p_link_id bigint,
  p_moves text, p_previous bytea, p_remark text
) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws(E'\n', 'fairlead-entry-1', p_holder, p_seq, p_id, p_kind,
    to_char(p_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p_link_kind, p_link_id, p_moves,
    encode(p_previous, 'hex'), p_remark), 'UTF8'))
$$;

revoke execute on function ledger.entry_hash from public;
grant execute on function ledger.entry_hash to fairlead_app;
