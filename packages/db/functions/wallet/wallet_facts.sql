-- Everything that one holder's wallet shows and that a withdrawal is judged by; each matter answers its part by a function
-- of its own. In plpgsql, which keeps the plan: written into the question, planning would take most of the time. What a
-- network has not paid yet is at most what stands to be settled; the inner queries run only where there is something to
-- look for.
create or replace function wallet_facts(p_holder bigint) returns table (
  available bigint, held bigint, escrow bigint, settling bigint, withdrawing bigint, promo bigint, start_up bigint,
  start_up_running bigint, not_yet_received bigint, payout_set boolean, payout_cooling_until timestamptz,
  password_set boolean, password_locked_until timestamptz, payout_delayed_until timestamptz, holds json)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query select w.available, w.held, w.escrow, w.settling, w.withdrawing, w.promo, w.start_up, w.start_up_running,
      case when w.settling = 0 then 0 else (
        select coalesce(sum(least(s.balance_minor, o.unpaid_minor)), 0)::bigint
          from unpaid_orders(p_holder) o join ledger.parts_of(p_holder, 'settling') s on s.ref = o.order_id
      ) end,
      p.holder_id is not null, p.cooling_until, a.is_set, a.locked_until, a.payout_delayed_until,
      case when w.held = 0 then null else (
        select json_agg(json_build_object('id', h.id, 'reason', h.reason, 'amountMinor', h.amount_minor,
            'openedAt', h.opened_at, 'fromKind', h.from_kind, 'objectionId', j.id,
            'remark', (select r.remark from ledger.hold_remark(p_holder, h.id) r),
            'expiresAt', case when h.reason = 'chargeback' then greatest(h.expires_at, j.due_at) else h.expires_at end
          ) order by h.id)
          from ledger.held_amounts() h left join objections_to(p_holder, 'hold', h.id) j on j.state = 'open'
          where h.holder_id = p_holder and h.state = 'open'
      ) end
    from ledger.wallet_of(p_holder) w join pin_state(p_holder) a on true
      left join payout_setting_of(p_holder) p on true;
end
$$;
