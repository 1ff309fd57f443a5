-- What is held of a holder's cash, each with its end: that of a chargeback is not before the answer to the objection to it. In
-- plpgsql, so that a statement that seldom needs it does not prepare it each time.
create or replace function open_holds_of(p_holder bigint) returns json language plpgsql stable as $$
begin
  return (select json_agg(json_build_object('id', h.id, 'reason', h.reason, 'amountMinor', h.amount_minor,
      'openedAt', h.opened_at, 'fromKind', h.from_kind, 'objectionId', j.id,
      'remark', (select r.remark from ledger.hold_remark(p_holder, h.id) r),
      'expiresAt', case when h.reason = 'chargeback' then greatest(h.expires_at, j.due_at) else h.expires_at end
    ) order by h.id)
    from ledger.held_amounts() h left join objections_to(p_holder, 'hold', h.id) j on j.state = 'open'
    where h.holder_id = p_holder and h.state = 'open');
end $$;
