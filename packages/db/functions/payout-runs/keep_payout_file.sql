-- What a bank was given of a run stays as it was given, not even its owner changes it.
create or replace function keep_payout_file() returns trigger language plpgsql as $$
begin
  raise exception 'the past stays: % on payout_file is refused', tg_op using errcode = 'insufficient_privilege';
end $$;

revoke execute on function keep_payout_file from public;

create or replace trigger payout_file_append_only before update or delete or truncate on payout_file
  for each statement execute function keep_payout_file();