-- The bytes of a file are those that were sent: they may leave their row and come back, and are never others
-- (docs/adr/0102-files-in-storage.md). The former ones are null where the row is new.
create or replace function check_file_bytes(
  p_former_content bytea, p_former_hash bytea, p_content bytea, p_hash bytea
) returns void language plpgsql immutable as $$
begin
  if p_content is not null and p_hash is not null and sha256(p_content) <> p_hash then
    raise exception 'the bytes of a file are not those of its hash' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(p_former_hash, sha256(p_former_content)) <> coalesce(p_hash, sha256(p_content)) then
    raise exception 'the bytes of a file stay' using errcode = 'insufficient_privilege';
  end if;
end $$;

revoke execute on function check_file_bytes from public;
grant execute on function check_file_bytes to fairlead_app;
