-- Keeps the records of products and leads as plans are settled, and as settled plans change.
create or replace function keep_settled_record() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.status = 'settlement_successful' then perform count_settled_order(old, -1); end if;
  if new.status = 'settlement_successful' then perform count_settled_order(new, 1); end if;
  return null;
end $$;

create or replace trigger put_order_settled after insert on put_order for each row
  when (new.status = 'settlement_successful') execute function keep_settled_record();

create or replace trigger put_order_settled_changed after update of status, billed_minor, revenue_minor on put_order for each row
  when (new.status = 'settlement_successful' or old.status = 'settlement_successful')
  execute function keep_settled_record();
