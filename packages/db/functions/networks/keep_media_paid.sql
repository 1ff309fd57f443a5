-- Counts what was paid for delivery.
create or replace function keep_media_paid() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform count_network(new.network, 0, new.amount_minor);
  return null;
end $$;

create or replace trigger media_payment_counted after insert on media_payment for each row execute function keep_media_paid();
