-- A chargeback of revenue that is not settled yet holds it where it stands, and never touches available funds.
create or replace function ledger.is_legal(p_route text) returns boolean language sql immutable as $$
  select p_route in (
    'system_topup bank>available',
    'manual_withdrawal available>withdrawing',
    'manual_withdrawal withdrawing>bank',
    'manual_withdrawal withdrawing>available',
    'manual_withdrawal bank>available',
    'ad_serving available>escrow',
    'ad_serving escrow>available',
    'ad_serving start_up>start_up_running',
    'ad_serving start_up_running>start_up',
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
    'profit_sharing network_receivable>settling',
    'profit_sharing settling>network_receivable',
    'profit_sharing settling>available',
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
    'discount_amount house>promo',
    'discount_amount promo>house',
    'start_up_grant house>start_up',
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
--> statement-breakpoint
ALTER TABLE "ledger"."hold" ADD COLUMN "from_kind" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."hold" ADD COLUMN "from_ref" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "hold_of_order" ON "ledger"."hold" USING btree ("holder_id","from_ref") WHERE "ledger"."hold"."from_kind" = 'settling';--> statement-breakpoint
drop function ledger.open_hold(bigint, text, text, bigint, text, text, timestamptz, timestamptz, text, bigint);
--> statement-breakpoint
-- First phase: money is set aside with a reason and an end, out of available funds or out of what is to be settled of
-- the order p_from_ref. Returns the hold's id.
create function ledger.open_hold(
  p_holder bigint, p_account text, p_kind text, p_amount bigint, p_reason text, p_opener text, p_time timestamptz,
  p_expires timestamptz, p_remark text, p_link_id bigint, p_from text default 'available', p_from_ref bigint default 0
) returns bigint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  hold_id bigint;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  if p_expires <= p_time then raise exception 'a hold ends after it began'; end if;
  insert into hold (holder_id, account, amount_minor, reason, opener, opened_at, expires_at, state, link_id,
      from_kind, from_ref)
    values (p_holder, p_account, p_amount, p_reason, p_opener, p_time, p_expires, 'open', p_link_id, p_from, p_from_ref)
    returning id into hold_id;
  perform post(p_holder, p_kind, array[p_from], array[p_from_ref], array[p_account], array[hold_id], array[p_amount],
    p_time, p_remark, case p_account when 'withdrawing' then 'withdrawal' else 'hold' end,
    case p_account when 'withdrawing' then p_link_id else hold_id end);
  return hold_id;
end $$;
--> statement-breakpoint
revoke execute on function ledger.open_hold(bigint, text, text, bigint, text, text, timestamptz, timestamptz, text,
  bigint, text, bigint) from public;
--> statement-breakpoint
grant execute on function ledger.open_hold(bigint, text, text, bigint, text, text, timestamptz, timestamptz, text,
  bigint, text, bigint) to fairlead_app;
--> statement-breakpoint
-- Second phase: the held money goes to p_to; back to where it came from it is voided, anywhere else posted. False when
-- the hold was closed before.
create or replace function ledger.close_hold(
  p_holder bigint, p_hold bigint, p_kind text, p_to text, p_time timestamptz, p_remark text
) returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  h hold;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  update hold set state = case when p_to in ('available', 'settling') then 'voided' else 'posted' end
    where holder_id = p_holder and id = p_hold and state = 'open' returning * into h;
  if not found then return false; end if;
  if h.state = 'voided' and p_to <> h.from_kind then
    raise exception 'hold % came from % and does not go back to %', p_hold, h.from_kind, p_to;
  end if;
  perform post(p_holder, p_kind, array[h.account], array[p_hold], array[p_to],
    array[case p_to when 'settling' then h.from_ref else 0 end], array[h.amount_minor],
    p_time, p_remark, case h.account when 'withdrawing' then 'withdrawal' else 'hold' end,
    case h.account when 'withdrawing' then h.link_id else p_hold end);
  return true;
end $$;
--> statement-breakpoint
-- A withdrawal has one deadline, counted from its request. Where that is over already, by the newest time on record, and
-- where a payment is claimed to have been sent, the date stays that its holder was told.
update withdrawal w set due_at = w.created_at + interval '7 days'
  where w.state = 'approved'
    and w.created_at + interval '7 days' between (select time from audit_entry order by id desc limit 1) and w.due_at
    and not exists (select from proposal p where p.kind = 'withdrawal_payment' and p.subject_type = 'withdrawal'
      and p.subject_id = w.id and p.state = 'pending');
