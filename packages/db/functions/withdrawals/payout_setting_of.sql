-- Where a holder is paid, and until when a change of it waits.
create or replace function payout_setting_of(p_holder bigint) returns setof payout_setting
language sql stable as $$
  select * from payout_setting where holder_id = p_holder
$$;
