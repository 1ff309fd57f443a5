-- Posts one transaction: the moves p_from[i] → p_to[i] of p_amount[i], all of one kind, for one holder (0: none).
-- One round trip; balances, flow record and chain in the same transaction as its caller's. Returns the flow record.
-- Refuses with FL002, the holder in the detail, where the holder is frozen, or where the wallet is not what its newest
-- entry left it as: a wrong balance would be told and hashed for good. Compared here and not when the wallet is locked,
-- since an objection locks it too.
create or replace function ledger.post(
  p_holder bigint, p_kind text, p_from text[], p_from_ref bigint[], p_to text[], p_to_ref bigint[], p_amount bigint[],
  p_time timestamptz, p_remark text, p_link_kind text, p_link_id bigint
) returns ledger.transaction language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  w record;
  newest record;
  newest_time timestamptz;
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
    select wallet.*, writes_stopped, public.refuse_ahead(p_time) into w from wallet, control
      where holder_id = p_holder for update of wallet;
    if not found then raise exception 'no wallet for holder %', p_holder; end if;
  elsif p_holder = 0 then
    select (null::wallet).*, writes_stopped, public.refuse_ahead(p_time) into w from control;
  else
    raise exception 'holder % does not exist', p_holder;
  end if;
  if w.writes_stopped then
    raise exception 'money writes are stopped: the books did not agree' using errcode = 'FL001';
  end if;
  available_before := w.available;
  total_before := w.available + w.held + w.escrow + w.settling + w.withdrawing;
  if p_holder > 0 then
    select t.*, f.holder_id is not null as frozen into newest from (values (p_holder)) h (id)
      left join lateral (select x.seq, x.time, x.hash, x.available_after, x.total_after from transaction x
        where x.holder_id = h.id order by x.seq desc limit 1) t on true
      left join holder_freeze f on f.holder_id = h.id and f.released_at is null;
    newest_time := newest.time;
    if newest.frozen then
      raise exception 'holder % is frozen', p_holder using errcode = 'FL002', detail = p_holder;
    end if;
    if (w.seq, available_before, total_before, w.head) is distinct from
        (coalesce(newest.seq, 0), coalesce(newest.available_after, 0), coalesce(newest.total_after, 0),
          coalesce(newest.hash, genesis(p_holder))) then
      raise exception 'wallet %: stored available % and total % after entry %, its newest entry % says % and %', p_holder,
        available_before, total_before, w.seq, coalesce(newest.seq, 0), coalesce(newest.available_after, 0),
        coalesce(newest.total_after, 0) using errcode = 'FL002', detail = p_holder;
    end if;
  end if;

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
  -- Times never go back along a chain, nor before the end of a signed day, whatever clock the caller goes by.
  entry.time := date_trunc('milliseconds', greatest(p_time, public.signed_until(),
    newest_time));
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

revoke execute on function ledger.post from public;
grant execute on function ledger.post to fairlead_app;
