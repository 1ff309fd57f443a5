-- Every holder has a standing from the first moment on, whatever way the account was made.
create or replace function begin_standing() returns trigger language plpgsql as $$
begin
  insert into standing (holder_id, settled_orders, score_sum, issue_free_since)
    values (new.id, 0, new.credit_score, new.created_at);
  insert into score_event (holder_id, time, delta, score_after, cause)
    values (new.id, new.created_at, new.credit_score, new.credit_score, 'start');
  return null;
end $$;

create or replace trigger begin_standing after insert on account_holder for each row execute function begin_standing();
