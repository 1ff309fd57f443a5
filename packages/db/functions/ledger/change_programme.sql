-- Adds to one programme account. A debit that its own stripe cannot cover draws on all stripes, locked in order.
create or replace function ledger.change_programme(p_kind text, p_stripe int, p_delta bigint) returns void
language plpgsql set search_path = ledger, pg_temp as $$
declare
  total bigint;
begin
  update programme_account set balance_minor = balance_minor + p_delta
    where kind = p_kind and stripe = p_stripe
      and (balance_minor + p_delta >= 0 or kind in ('bank', 'network_receivable'));
  if found then return; end if;
  perform 1 from programme_account where kind = p_kind order by stripe for update;
  select sum(balance_minor) into total from programme_account where kind = p_kind;
  if total is null then raise exception 'unknown programme account %', p_kind; end if;
  if total + p_delta < 0 then
    raise exception 'programme account % holds % and would go below zero by %', p_kind, total, p_delta
      using errcode = 'check_violation', constraint = 'programme_account_not_negative';
  end if;
  -- Level the stripes, so that the next debits find cover where they look first.
  update programme_account
    set balance_minor = (total + p_delta) / 16 + case when stripe < (total + p_delta) % 16 then 1 else 0 end
    where kind = p_kind;
end $$;

revoke execute on function ledger.change_programme from public;
