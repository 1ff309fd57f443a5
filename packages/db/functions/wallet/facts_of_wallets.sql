-- Everything that the wallets of some holders show and that a withdrawal is judged by; each matter answers its part by a function
-- of its own. In plpgsql, which keeps the plan: planning takes several times as long as reading. The holders are a subquery,
-- since PostgreSQL plans anew for a list whose length it sees.
create or replace function facts_of_wallets(p_holders bigint[]) returns table (
  holder_id bigint, available bigint, held bigint, escrow bigint, settling bigint, withdrawing bigint, promo bigint,
  start_up bigint, start_up_running bigint, start_up_offer json, not_yet_received bigint, payout_set boolean,
  payout_cooling_until timestamptz, password_set boolean, password_locked_until timestamptz,
  payout_delayed_until timestamptz, holds json)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query select w.holder_id, w.available, w.held, w.escrow, w.settling, w.withdrawing, w.promo, w.start_up, w.start_up_running,
      (select json_build_object('id', o.id, 'amountMinor', o.amount_minor, 'dueAt', o.due_at)
        from start_up_offer o where o.holder_id = w.holder_id and o.state = 'offered'),
      case when w.settling = 0 then 0 else not_yet_received(w.holder_id) end,
      p.holder_id is not null, p.cooling_until, a.is_set, a.locked_until, a.payout_delayed_until,
      case when w.held = 0 then null else open_holds_of(w.holder_id) end
    from unnest((select p_holders)) asked (id) cross join ledger.wallet_of(asked.id) w cross join pin_state(asked.id) a
      left join payout_setting_of(asked.id) p on true;
end
$$;
