-- A settled plan that its network has not paid in full.
create or replace function is_settled_debt(o put_order) returns boolean language sql immutable as $$
  select o.status = 'settlement_successful' and o.gross_minor > o.remitted_minor
$$;
