-- A withdrawal's one deadline is set by its request. It ends with the withdrawal, and is moved by nobody
-- (docs/domain/withdrawals.md#deadline).
create or replace function keep_deadline() returns trigger language plpgsql as $$
begin
  if new.due_at is null or new.due_at is not distinct from old.due_at then return new; end if;
  raise exception 'withdrawal %: its deadline is not moved', new.id using errcode = 'insufficient_privilege';
end $$;

create or replace trigger keep_deadline before update of due_at on withdrawal
  for each row execute function keep_deadline();
