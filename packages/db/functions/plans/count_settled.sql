-- Counts one result in (p_by 1) or out (p_by -1) and moves the middle, which is never more than a step or two away.
create or replace function count_settled(p_subject text, p_id bigint, p_net double precision, p_lost boolean, p_by int)
returns void language plpgsql as $$
declare
  r settled_record;
  here bigint;
  next_net double precision;
  next_orders bigint;
  middle bigint;
begin
  insert into settled_record (subject, subject_id, settled, lost, below) values (p_subject, p_id, 0, 0, 0)
    on conflict do nothing;
  select * into r from settled_record where subject = p_subject and subject_id = p_id for update;
  insert into settled_result as s (subject, subject_id, net_bp, orders) values (p_subject, p_id, p_net, p_by)
    on conflict (subject, subject_id, net_bp) do update set orders = s.orders + p_by;
  delete from settled_result where subject = p_subject and subject_id = p_id and net_bp = p_net and orders = 0;
  r.settled := r.settled + p_by;
  if p_lost then r.lost := r.lost + p_by; end if;
  if r.settled = 0 then
    r.lower_middle_bp := null;
    r.upper_middle_bp := null;
    r.below := 0;
  else
    if r.lower_middle_bp is null then r.lower_middle_bp := p_net;
    elsif p_net < r.lower_middle_bp then r.below := r.below + p_by; end if;
    middle := (r.settled + 1) / 2;
    loop
      select coalesce(sum(orders), 0) into here from settled_result
        where subject = p_subject and subject_id = p_id and net_bp = r.lower_middle_bp;
      if r.below >= middle then
        select net_bp, orders into next_net, next_orders from settled_result
          where subject = p_subject and subject_id = p_id and net_bp < r.lower_middle_bp order by net_bp desc limit 1;
        r.below := r.below - next_orders;
        r.lower_middle_bp := next_net;
      else
        select net_bp into next_net from settled_result
          where subject = p_subject and subject_id = p_id and net_bp > r.lower_middle_bp order by net_bp limit 1;
        exit when r.below + here >= middle;
        r.below := r.below + here;
        r.lower_middle_bp := next_net;
      end if;
    end loop;
    r.upper_middle_bp := case when r.settled % 2 = 0 and r.below + here = middle then next_net else r.lower_middle_bp end;
  end if;
  update settled_record set settled = r.settled, lost = r.lost, lower_middle_bp = r.lower_middle_bp,
      upper_middle_bp = r.upper_middle_bp, below = r.below
    where subject = p_subject and subject_id = p_id;
end $$;

revoke execute on function count_settled from public;
