-- The least that may be the money of what was asked for, after the fees of banks: 50.00 less where that is at most a tenth of
-- it, a tenth less of what is smaller, and 3 % less where that is more (docs/domain/topups.md#near-amounts).
create or replace function least_arriving(p_minor bigint) returns bigint language sql immutable as $$
  select p_minor - greatest(least(5000, p_minor / 10), p_minor * 3 / 100)
$$;
