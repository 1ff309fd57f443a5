-- What one settled order came to: net ÷ billed in basis points.
create or replace function net_bp(o put_order) returns double precision language sql immutable as $$
  select case when o.billed_minor = 0 then 0
    else (o.revenue_minor - o.billed_minor)::double precision * 10000 / o.billed_minor end
$$;
