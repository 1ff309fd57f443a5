-- Whether what two people agreed to took this receipt already, `payee/7/778812` or another: the very same one, or the same
-- number of money that came in under another name: as a holder's, as the house's own, as a network's, as what came back.
create or replace function receipt_counted(p_receipt text, p_except bigint) returns boolean
language sql stable as $$
  select exists (
    select from proposal p
      where p.state = 'approved' and p.id <> p_except and split_part(p.receipt, '/', -1) = split_part(p_receipt, '/', -1)
        and (p.receipt = p_receipt
          or split_part(p.receipt, '/', 1) <> split_part(p_receipt, '/', 1)
            and split_part(p.receipt, '/', 1) in ('payee', 'house_funding', 'from_network', 'withdrawal_bounce')
            and split_part(p_receipt, '/', 1) in ('payee', 'house_funding', 'from_network', 'withdrawal_bounce')))
$$;
