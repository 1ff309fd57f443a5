-- A receipt counts once for all money that came in, also where two approvals meet: the second waits for the first, and finds
-- it taken (docs/domain/topups.md#posting).
create or replace function guard_receipt() returns trigger language plpgsql as $$
begin
  if new.state <> 'approved' or new.receipt is null then return new; end if;
  perform pg_advisory_xact_lock(hashtext('receipt/' || split_part(new.receipt, '/', -1)));
  if receipt_counted(new.receipt, new.id) then
    raise exception 'receipt % is counted already', new.receipt
      using errcode = 'unique_violation', constraint = 'proposal_receipt';
  end if;
  return new;
end $$;

create or replace trigger guard_receipt before insert or update of state on proposal
  for each row execute function guard_receipt();
