-- Keeps the list of settled plans that are still owed for.
create or replace function keep_settled_debt() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if is_settled_debt(new) then
    insert into settled_debt (holder_id, order_id) values (new.holder_id, new.id) on conflict do nothing;
  else
    delete from settled_debt where holder_id = new.holder_id and order_id = new.id;
  end if;
  return null;
end $$;

-- Most plans are paid for before they are settled: for those nothing fires.
create or replace trigger put_order_settled_debt after insert on put_order for each row
  when (new.status = 'settlement_successful' and new.gross_minor > new.remitted_minor)
  execute function keep_settled_debt();

create or replace trigger put_order_settled_debt_changed after update of status, gross_minor, remitted_minor on put_order for each row
  when ((old.status = 'settlement_successful' and old.gross_minor > old.remitted_minor)
    <> (new.status = 'settlement_successful' and new.gross_minor > new.remitted_minor))
  execute function keep_settled_debt();
