-- Which of some payees no card is made from any more, as a chat shows the cards that were sent.
create or replace function retired_payees(p_ids bigint[]) returns setof bigint language sql stable as $$
  select id from payee where id = any(p_ids) and state = 'retired'
$$;
