-- The books' rules, held by the database itself (domain §2, docs/adr/0023-ledger.md).
-- The program works as the role fairlead_app: it may read the books and call their functions; it has no right to
-- insert, update or delete a row of them.
do $$ begin
  if not exists (select from pg_roles where rolname = 'fairlead_app') then
    create role fairlead_app nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this server made it just now
end $$;
--> statement-breakpoint
do $$ begin
  if not pg_has_role(current_user, 'fairlead_app', 'member') then
    execute format('grant fairlead_app to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
insert into ledger.control (id, writes_stopped, reason) values (1, false, '');
--> statement-breakpoint
-- Every way money may go, and no other: domain §2's table of kinds, as "kind from>to". A function that the planner takes
-- into the caller's expression: as a check constraint its forty names would be read anew by every statement.
create function ledger.is_legal(p_route text) returns boolean language sql immutable as $$
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
insert into ledger.programme_account (kind, stripe)
  select kind, stripe from unnest(array['bank', 'network_receivable', 'media', 'house', 'revenue']) kind,
    generate_series(0, 15) stripe;
--> statement-breakpoint
-- Holder 0 is the programme alone: its transactions are only appended, numbered by this sequence, and not chained.
create sequence ledger.programme_seq;
--> statement-breakpoint
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the past stays: % on %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger transaction_append_only before update or delete or truncate on ledger.transaction
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create trigger move_append_only before update or delete or truncate on ledger.move
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create trigger order_event_append_only before update or delete or truncate on order_event
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
-- What one entry's hash is made of: fixed fields by line, the remark last, since it alone may hold a line break.
create function ledger.entry_hash(
  p_holder bigint, p_seq bigint, p_id bigint, p_kind text, p_time timestamptz, p_link_kind text, p_link_id bigint,
  p_moves text, p_previous bytea, p_remark text
) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', 'fairlead-entry-1', p_holder, p_seq, p_id, p_kind,
    to_char(p_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p_link_kind, p_link_id, p_moves,
    encode(p_previous, 'hex'), p_remark), 'UTF8'))
$$;
--> statement-breakpoint
create function ledger.genesis(p_holder bigint) returns bytea language sql immutable as $$
  select sha256(convert_to('fairlead-chain-1:' || p_holder, 'UTF8'))
$$;
--> statement-breakpoint
create function ledger.open_wallet(p_holder bigint) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into wallet (holder_id, head) values (p_holder, genesis(p_holder))
$$;
--> statement-breakpoint
-- A person's rows are always locked from here: the wallet first, whatever comes after.
create function ledger.lock_wallet(p_holder bigint) returns ledger.wallet
language sql security definer set search_path = ledger, pg_temp as $$
  select * from wallet where holder_id = p_holder for update
$$;
--> statement-breakpoint
-- Adds to one programme account. A debit that its own stripe cannot cover draws on all stripes, locked in order.
create function ledger.change_programme(p_kind text, p_stripe int, p_delta bigint) returns void
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
--> statement-breakpoint
-- Posts one transaction: the moves p_from[i] → p_to[i] of p_amount[i], all of one kind, for one holder (0: none).
-- One round trip; balances, flow record and chain in the same transaction as its caller's. Returns the flow record.
create function ledger.post(
  p_holder bigint, p_kind text, p_from text[], p_from_ref bigint[], p_to text[], p_to_ref bigint[], p_amount bigint[],
  p_time timestamptz, p_remark text, p_link_kind text, p_link_id bigint
) returns ledger.transaction language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  w record;
  entry transaction;
  previous bytea;
  moves text := '';
  side text;
  side_ref bigint;
  delta bigint;
  available_before bigint;
  total_before bigint;
  stripe int := p_holder % 16;
begin
  if coalesce(array_length(p_amount, 1), 0) = 0 then raise exception 'a transaction needs a move'; end if;
  if p_holder > 0 then
    select wallet.*, writes_stopped into w from wallet, control where holder_id = p_holder for update of wallet;
    if not found then raise exception 'no wallet for holder %', p_holder; end if;
  elsif p_holder = 0 then
    select (null::wallet).*, writes_stopped into w from control;
  else
    raise exception 'holder % does not exist', p_holder;
  end if;
  if w.writes_stopped then
    raise exception 'money writes are stopped: the books did not agree' using errcode = 'FL001';
  end if;
  available_before := w.available;
  total_before := w.available + w.held + w.escrow + w.settling + w.withdrawing;

  for i in 1 .. array_length(p_amount, 1) loop
    if not is_legal(p_kind || ' ' || p_from[i] || '>' || p_to[i]) then
      raise exception '% does not go from % to %', p_kind, p_from[i], p_to[i]
        using errcode = 'check_violation', constraint = 'move_legal';
    end if;
    moves := moves || p_from[i] || ':' || p_from_ref[i] || '>' || p_to[i] || ':' || p_to_ref[i] || '=' || p_amount[i] || ';';
    for leg in 1 .. 2 loop
      if leg = 1 then side := p_from[i]; side_ref := p_from_ref[i]; delta := -p_amount[i];
      else side := p_to[i]; side_ref := p_to_ref[i]; delta := p_amount[i]; end if;
      if side in ('bank', 'network_receivable', 'media', 'house', 'revenue') then
        perform change_programme(side, stripe, delta);
        continue;
      end if;
      if p_holder = 0 then raise exception 'account % needs a holder', side; end if;
      case side
        when 'available' then w.available := w.available + delta;
        when 'held' then w.held := w.held + delta;
        when 'escrow' then w.escrow := w.escrow + delta;
        when 'settling' then w.settling := w.settling + delta;
        when 'withdrawing' then w.withdrawing := w.withdrawing + delta;
        when 'promo' then w.promo := w.promo + delta;
        when 'start_up' then w.start_up := w.start_up + delta;
        when 'start_up_running' then w.start_up_running := w.start_up_running + delta;
      end case;
      if side in ('available', 'start_up') then
        if side_ref <> 0 then raise exception 'account % has no parts', side; end if;
      elsif delta < 0 then
        update sub_account set balance_minor = balance_minor + delta
          where holder_id = p_holder and kind = side and ref = side_ref;
        if not found then
          raise exception 'account % % of holder % is empty', side, side_ref, p_holder
            using errcode = 'check_violation', constraint = 'sub_account_not_negative';
        end if;
      else
        insert into sub_account as s (holder_id, kind, ref, balance_minor) values (p_holder, side, side_ref, delta)
          on conflict (holder_id, kind, ref) do update set balance_minor = s.balance_minor + excluded.balance_minor;
      end if;
    end loop;
  end loop;

  entry.holder_id := p_holder;
  entry.id := nextval('transaction_id_seq');
  entry.kind := p_kind;
  entry.time := date_trunc('milliseconds', p_time);
  entry.remark := p_remark;
  entry.link_kind := p_link_kind;
  entry.link_id := p_link_id;
  if p_holder > 0 then
    entry.seq := w.seq + 1;
    previous := w.head;
    entry.available_after := w.available;
    entry.total_after := w.available + w.held + w.escrow + w.settling + w.withdrawing;
    entry.available_delta := w.available - available_before;
    entry.total_delta := entry.total_after - total_before;
  else
    entry.seq := nextval('programme_seq');
    previous := genesis(0);
    entry.available_after := 0;
    entry.total_after := 0;
    entry.available_delta := 0;
    entry.total_delta := 0;
  end if;
  entry.hash := entry_hash(p_holder, entry.seq, entry.id, p_kind, entry.time, p_link_kind, p_link_id, moves, previous, p_remark);
  -- One statement: the entry, its moves, and the wallet that ends in it.
  with kept as (
    insert into transaction overriding system value select entry.*
  ), moved as (
    insert into move (holder_id, seq, number, kind, from_kind, from_ref, to_kind, to_ref, amount_minor)
      select p_holder, entry.seq, m.n, p_kind, m.f, m.fr, m.t, m.tr, m.a
        from unnest(p_from, p_from_ref, p_to, p_to_ref, p_amount) with ordinality m (f, fr, t, tr, a, n)
  )
  update wallet set available = w.available, held = w.held, escrow = w.escrow, settling = w.settling,
      withdrawing = w.withdrawing, promo = w.promo, start_up = w.start_up, start_up_running = w.start_up_running,
      seq = entry.seq, head = entry.hash
    where holder_id = p_holder;
  return entry;
end $$;
--> statement-breakpoint
-- First phase: money is set aside with a reason and an end (H4). Returns the hold's id.
create function ledger.open_hold(
  p_holder bigint, p_account text, p_kind text, p_amount bigint, p_reason text, p_opener text, p_time timestamptz,
  p_expires timestamptz, p_remark text, p_link_id bigint
) returns bigint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  hold_id bigint;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  if p_expires <= p_time then raise exception 'a hold ends after it began'; end if;
  insert into hold (holder_id, account, amount_minor, reason, opener, opened_at, expires_at, state, link_id)
    values (p_holder, p_account, p_amount, p_reason, p_opener, p_time, p_expires, 'open', p_link_id)
    returning id into hold_id;
  perform post(p_holder, p_kind, array['available'], array[0::bigint], array[p_account], array[hold_id], array[p_amount],
    p_time, p_remark, case p_account when 'withdrawing' then 'withdrawal' else 'hold' end,
    case p_account when 'withdrawing' then p_link_id else hold_id end);
  return hold_id;
end $$;
--> statement-breakpoint
-- Second phase: the held money goes to p_to ('available': voided; else posted). False when the hold was closed before.
create function ledger.close_hold(
  p_holder bigint, p_hold bigint, p_kind text, p_to text, p_time timestamptz, p_remark text
) returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  h hold;
begin
  perform 1 from wallet where holder_id = p_holder for update;
  update hold set state = case p_to when 'available' then 'voided' else 'posted' end
    where holder_id = p_holder and id = p_hold and state = 'open' returning * into h;
  if not found then return false; end if;
  perform post(p_holder, p_kind, array[h.account], array[p_hold], array[p_to], array[0::bigint], array[h.amount_minor],
    p_time, p_remark, case h.account when 'withdrawing' then 'withdrawal' else 'hold' end,
    case h.account when 'withdrawing' then h.link_id else p_hold end);
  return true;
end $$;
--> statement-breakpoint
-- Holds the whole books against their moves. An empty answer means they agree. Run it in a repeatable-read snapshot.
create function ledger.differences() returns setof text
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  return query
    with legs as (
      select holder_id, from_kind as kind, from_ref as ref, -amount_minor as delta from move
      union all select holder_id, to_kind, to_ref, amount_minor from move
    ), sums as (select holder_id, kind, ref, sum(delta) as balance from legs group by 1, 2, 3),
    programme as (
      select kind, sum(balance) as balance from sums
        where kind in ('bank', 'network_receivable', 'media', 'house', 'revenue') group by 1
    ), held as (
      select holder_id, kind, sum(balance) as balance from sums
        where kind not in ('bank', 'network_receivable', 'media', 'house', 'revenue') group by 1, 2
    ), stored as (
      select w.holder_id, k.kind, k.balance from wallet w, lateral (values
        ('available', w.available), ('held', w.held), ('escrow', w.escrow), ('settling', w.settling),
        ('withdrawing', w.withdrawing), ('promo', w.promo), ('start_up', w.start_up),
        ('start_up_running', w.start_up_running)) k (kind, balance)
    ), striped as (select kind, sum(balance_minor) as balance from programme_account group by 1)
    select format('wallet %s %s: stored %s, moves say %s', coalesce(s.holder_id, h.holder_id), coalesce(s.kind, h.kind),
        coalesce(s.balance, 0), coalesce(h.balance, 0))
      from stored s full join held h on h.holder_id = s.holder_id and h.kind = s.kind
      where coalesce(s.balance, 0) <> coalesce(h.balance, 0)
    union all
    select format('programme %s: stored %s, moves say %s', s.kind, s.balance, coalesce(p.balance, 0))
      from striped s full join programme p on p.kind = s.kind
      where coalesce(s.balance, 0) <> coalesce(p.balance, 0)
    union all
    select format('account %s %s %s: stored %s, moves say %s', coalesce(a.holder_id, s.holder_id),
        coalesce(a.kind, s.kind), coalesce(a.ref, s.ref), coalesce(a.balance_minor, 0), coalesce(s.balance, 0))
      from sub_account a full join (
          select * from sums where kind in ('held', 'escrow', 'settling', 'withdrawing', 'promo', 'start_up_running')
        ) s on s.holder_id = a.holder_id and s.kind = a.kind and s.ref = a.ref
      where coalesce(a.balance_minor, 0) <> coalesce(s.balance, 0)
    union all
    select format('all accounts sum to %s', total) from (
        select coalesce((select sum(balance) from stored), 0) + coalesce((select sum(balance) from striped), 0) as total
      ) t where total <> 0;
  return query
    select format('move %s of entry %s of holder %s: %s does not go from %s to %s', number, seq, holder_id, kind, from_kind, to_kind)
      from move where not is_legal(kind || ' ' || from_kind || '>' || to_kind);
  return query
    with folded as (
      select t.*, coalesce(string_agg(m.from_kind || ':' || m.from_ref || '>' || m.to_kind || ':' || m.to_ref || '='
          || m.amount_minor || ';', '' order by m.number), '') as moves
        from transaction t left join move m on m.holder_id = t.holder_id and m.seq = t.seq
        group by t.holder_id, t.seq
    ), linked as (
      select f.*, case when f.holder_id = 0 then genesis(0)
          else coalesce(lag(f.hash) over chain, genesis(f.holder_id)) end as previous,
        case when f.holder_id = 0 then f.seq else row_number() over chain end as expected_seq
        from folded f window chain as (partition by f.holder_id order by f.seq)
    )
    select format('entry %s of holder %s: the chain does not verify', l.seq, l.holder_id) from linked l
      where l.seq <> l.expected_seq
        or l.hash <> entry_hash(l.holder_id, l.seq, l.id, l.kind, l.time, l.link_kind, l.link_id, l.moves, l.previous, l.remark);
  return query
    select format('wallet %s: head is not its last entry', w.holder_id)
      from wallet w left join transaction t on t.holder_id = w.holder_id and t.seq = w.seq
      where w.head <> coalesce(t.hash, genesis(w.holder_id))
        or exists (select from transaction x where x.holder_id = w.holder_id and x.seq > w.seq);
end $$;
--> statement-breakpoint
-- A failed check stops money writes; only a check that passes lifts the stop.
create function ledger.set_writes_stopped(p_stopped boolean, p_reason text, p_time timestamptz) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if not p_stopped and exists (select from differences()) then
    raise exception 'the books still differ';
  end if;
  update control set writes_stopped = p_stopped, reason = p_reason, since = case when p_stopped then p_time end where id = 1;
end $$;
