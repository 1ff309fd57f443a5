-- Whatever the program does with where the bytes of an upload are, they stay the same.
create or replace function keep_upload_bytes() returns trigger language plpgsql as $$
begin
  perform check_file_bytes(
    case when tg_op = 'UPDATE' then old.content end, case when tg_op = 'UPDATE' then old.hash end, new.content, new.hash);
  return new;
end $$;

revoke execute on function keep_upload_bytes from public;

create or replace trigger keep_upload_bytes before insert or update of content, hash on upload
  for each row execute function keep_upload_bytes();
