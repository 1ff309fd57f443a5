-- What networks have not paid yet of what is to be settled: at most that. In plpgsql, so that a statement that seldom needs it does
-- not prepare it each time.
create or replace function not_yet_received(p_holder bigint) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(sum(least(s.balance_minor, o.unpaid_minor)), 0)
    from unpaid_orders(p_holder) o join ledger.parts_of(p_holder, 'settling') s on s.ref = o.order_id);
end $$;
