-- Statements of the banks by their number, by a day that they cover (2026-03-02), or by the SHA-256 of their file. A day is
-- compared as it is written: there is no such date as some that can be typed.
create or replace function found_bank_statements(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  with hits as (
    select s.id from bank_statement s where s.id = substring(typed from '^[0-9]{1,15}$')::bigint
    union
    (select s.id from bank_statement s
       where typed ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
         and typed between to_char(s.from_day, 'YYYY-MM-DD') and to_char(s.until_day, 'YYYY-MM-DD')
       order by s.id desc limit 50)
    union
    select s.id from bank_statement s where s.hash = decode(substring(lower(typed) from '^[0-9a-f]{64}$'), 'hex')
  )
  select s.id, null::bigint, to_char(s.from_day, 'YYYY-MM-DD') || ' – ' || to_char(s.until_day, 'YYYY-MM-DD'), s.account,
      null::text, s.closing_minor, 0
    from hits join bank_statement s using (id)
$$;
