-- Makes the steps of all holders anew from their plans and the ledger.
create or replace function make_holder_progress() returns void language sql as $$
  lock table account_holder in share row exclusive mode;
  delete from holder_progress;
  insert into holder_progress (holder_id, registered_at, topped_up_at, funded_at, settled_at, withdrew_at)
    select h.id, h.created_at, c.topped_up_at, p.funded_at, p.settled_at, c.withdrew_at from account_holder h
      left join first_plans() p on p.holder_id = h.id left join ledger.first_cash() c on c.holder_id = h.id
$$;

revoke execute on function make_holder_progress from public;
