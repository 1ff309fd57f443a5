-- Moves the mark up to what a check that found nothing has read. Where all was read the programme's sums are made anew, and the
-- carried ones are forgotten where a check of what changed took the books for wrong by them. Runs in one picture.
create or replace function ledger.settle_books(p_entry bigint, p_act bigint, p_full boolean, p_forget boolean) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if current_setting('transaction_isolation') <> 'repeatable read' then raise exception 'the mark needs one picture'; end if;
  if p_forget then delete from carried_sums; end if;
  if not p_full then
    update books_mark set programme = programme_sums(p_entry), checked_id = p_entry where checked_id < p_entry;
    update books_mark set act_id = p_act where act_id < p_act;
    return;
  end if;
  insert into books_mark (checked_id, act_id) values (p_entry, p_act)
    on conflict (id) do update set checked_id = p_entry, act_id = p_act, programme = '{}';
  update books_mark set programme = (
    select coalesce(jsonb_object_agg(a.kind, a.balance - coalesce((since.sums ->> a.kind)::bigint, 0)), '{}')
      from (select programme_sums('infinity') as sums) since, (
        select kind, sum(delta) as balance from (
            select from_kind as kind, -amount_minor as delta from move union all select to_kind, amount_minor from move
          ) l where kind in ('bank', 'network_receivable', 'media', 'house', 'revenue') group by 1) a);
end $$;

revoke execute on function ledger.settle_books from public;
grant execute on function ledger.settle_books to fairlead_app;
