-- Every way money may go, and no other, as "kind from>to" (docs/domain/money.md#legal-movements). A function that the
-- planner takes into the caller's expression: as a check constraint its names would be read anew by every statement.
-- Written by packages/ledger/test/movements.test.ts (with -u) from packages/vocabulary/src/movements.ts.
create or replace function ledger.is_legal(p_route text) returns boolean language sql immutable as $$
  select p_route in (
    'system_topup bank>available',
    'manual_withdrawal available>withdrawing',
    'manual_withdrawal withdrawing>bank',
    'manual_withdrawal withdrawing>available',
    'manual_withdrawal bank>available',
    'ad_billing promo>media',
    'ad_billing start_up_running>media',
    'ad_billing escrow>media',
    'ad_billing media>escrow',
    'ad_billing media>available',
    'ad_billing media>start_up_running',
    'ad_billing media>start_up',
    'ad_billing media>promo',
    'ad_billing media>house',
    'ad_billing house>media',
    'ad_serving available>escrow',
    'ad_serving escrow>available',
    'ad_serving start_up>start_up_running',
    'ad_serving start_up_running>start_up',
    'system_deduction available>held',
    'system_deduction settling>held',
    'system_deduction held>available',
    'system_deduction held>bank',
    'system_deduction held>network_receivable',
    'system_deduction held>media',
    'system_deduction house>bank',
    'system_deduction house>network_receivable',
    'virtual_recharge_deduction start_up>house',
    'open_membership available>revenue',
    'open_membership revenue>available',
    'profit_sharing network_receivable>settling',
    'profit_sharing settling>network_receivable',
    'profit_sharing settling>available',
    'discount_amount house>promo',
    'discount_amount promo>house',
    'start_up_grant house>start_up',
    'objection_credit house>available',
    'hold available>held',
    'hold_release held>available',
    'hold_release held>settling',
    'house_funding bank>house',
    'remittance bank>network_receivable',
    'media_payment media>bank',
    'programme_share network_receivable>revenue',
    'programme_share revenue>network_receivable',
    'house_advance house>network_receivable',
    'house_advance network_receivable>house'
  )
$$;

revoke execute on function ledger.is_legal from public;
grant execute on function ledger.is_legal to fairlead_app;
