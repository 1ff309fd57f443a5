-- Lines of the bank that no entry has yet, of one direction: of an amount from p_least to p_most, or with one of these numbers
-- in what the line says, however that is spaced; a short number must be all that a field says. What several statements word
-- differently is told together. Those with a number come first; none is left out.
create or replace function open_bank_lines(p_since date, p_least bigint, p_most bigint, p_numbers text[]) returns table (
  id bigint, booked_on date, amount_minor bigint, reference text, end_to_end_id text, counterparty text, said text,
  differs boolean, by_number boolean)
language sql stable as $$
  select l.id, l.booked_on, l.amount_minor, l.reference, l.end_to_end_id,
      concat_ws(' / ', nullif(l.counterparty, ''), w.counterparty), concat_ws(' / ', nullif(l.text, ''), w.text),
      w.line_id is not null, n.found
    from bank_line l
      left join (
        select line_id, string_agg(nullif(counterparty, ''), ' / ' order by id) as counterparty,
            string_agg(nullif(text, ''), ' / ' order by id) as text
          from bank_wording group by line_id
      ) w on w.line_id = l.id
      cross join lateral (select exists (
        select from unnest(p_numbers) as n (key)
          where length(key) >= 6 and strpos(
            regexp_replace(lower(concat(l.reference, l.end_to_end_id, l.text, w.text)), '[^[:alnum:]]', '', 'g'), key) > 0
          or key in (select regexp_replace(lower(field), '[^[:alnum:]]', '', 'g')
            from unnest(array[l.reference, l.end_to_end_id, l.text, w.text]) as f (field))) as found) n
    where (l.amount_minor > 0) = (p_most > 0) and l.booked_on >= p_since
      and (l.amount_minor between p_least and p_most or n.found)
      and not exists (select from bank_match m where m.line_id = l.id)
    order by n.found desc, l.id desc
$$;
