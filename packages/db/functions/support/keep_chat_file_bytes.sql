-- Whatever the program does with where the bytes of a file of the chat are, they stay the same.
create or replace function keep_chat_file_bytes() returns trigger language plpgsql as $$
begin
  perform check_file_bytes(
    case when tg_op = 'UPDATE' then old.content end, case when tg_op = 'UPDATE' then old.hash end, new.content, new.hash);
  return new;
end $$;

revoke execute on function keep_chat_file_bytes from public;

create or replace trigger keep_chat_file_bytes before insert or update of content, hash on chat_file
  for each row execute function keep_chat_file_bytes();
