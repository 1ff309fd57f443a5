-- Until when a withdrawal waits for staff; null once its deadline is over.
create or replace function withdrawal_deadline(p_withdrawal bigint) returns table (due_at timestamptz)
language sql stable as $$
  select w.due_at from withdrawal w where w.id = p_withdrawal
$$;
