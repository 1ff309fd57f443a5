-- Notes the first time that a holder took a step; a later time changes nothing. Every put comes by here: names are written out,
-- which costs less than a search path of its own.
create or replace function reach_step(p_holder bigint, p_step text, p_time timestamptz) returns void
language plpgsql as $$
begin
  case p_step
    when 'topped_up' then
      update public.holder_progress set topped_up_at = p_time where holder_id = p_holder and topped_up_at is null;
    when 'funded' then update public.holder_progress set funded_at = p_time where holder_id = p_holder and funded_at is null;
    when 'settled' then update public.holder_progress set settled_at = p_time where holder_id = p_holder and settled_at is null;
    when 'withdrew' then update public.holder_progress set withdrew_at = p_time where holder_id = p_holder and withdrew_at is null;
  end case;
end $$;

revoke execute on function reach_step from public;
