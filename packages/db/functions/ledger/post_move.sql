-- Posts a transaction of one move of a hold, linked to the withdrawal or the hold.
create or replace function ledger.post_move(m ledger.move, h ledger.hold, p_time timestamptz, p_remark text)
returns ledger.transaction language sql set search_path = ledger, pg_temp as $$
  select * from post(m.holder_id, m.kind, array[m.from_kind], array[m.from_ref], array[m.to_kind], array[m.to_ref],
    array[m.amount_minor], p_time, p_remark, case h.account when 'withdrawing' then 'withdrawal' else 'hold' end,
    case h.account when 'withdrawing' then h.link_id else h.id end)
$$;

revoke execute on function ledger.post_move from public;
