-- What one link of a holder's record is made of: fixed fields by line, the content last, since it may hold line breaks.
-- The same form as in packages/verifier/src/records.ts.
create or replace function record_hash(
  p_chain text, p_holder bigint, p_seq bigint, p_time timestamptz, p_content text, p_previous bytea
) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', 'fairlead-record-1', p_chain, p_holder, p_seq,
    to_char(p_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), encode(p_previous, 'hex'), p_content), 'UTF8'))
$$;

revoke execute on function record_hash from public;
