-- How the settled plans of a product came out, of the record that is kept with each settlement.
create or replace function settled_of(p_product bigint)
returns table (settled bigint, lost bigint, middle_bp double precision) language sql stable as $$
  select r.settled, r.lost, (r.lower_middle_bp + r.upper_middle_bp) / 2 from settled_record r
    where r.subject = 'product' and r.subject_id = p_product
$$;
