-- Money that came in by the bank and is posted for nobody yet: of this amount, or with one of these numbers in what its line
-- says, however that is spaced; a short number must be all that a field says.
create or replace function open_arrivals(p_since date, p_minor bigint, p_numbers text[]) returns table (
  id bigint, booked_on date, amount_minor bigint, reference text, end_to_end_id text, counterparty text, said text)
language sql stable as $$
  select l.id, l.booked_on, l.amount_minor, l.reference, l.end_to_end_id, l.counterparty, l.text from bank_line l
    where l.amount_minor > 0 and l.booked_on >= p_since
      and (l.amount_minor = p_minor or exists (
        select from unnest(p_numbers) as n (key)
          where length(key) >= 6 and strpos(
            regexp_replace(lower(l.reference || l.end_to_end_id || l.text), '[^[:alnum:]]', '', 'g'), key) > 0
          or key in (select regexp_replace(lower(field), '[^[:alnum:]]', '', 'g')
            from unnest(array[l.reference, l.end_to_end_id, l.text]) as f (field))))
      and not exists (select from bank_match m where m.line_id = l.id)
    order by l.id desc limit 20
$$;
