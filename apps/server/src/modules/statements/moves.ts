/**
 * The moves of a transaction `t` as JSON, in their order. An account is named as the entry's hash names it
 * (`escrow:17` is the part of order 17), without `:0` where it has no parts.
 */
export const MOVES_JSON = `(
  select jsonb_agg(jsonb_build_object(
      'from', m.from_kind || case when m.from_ref = 0 then '' else ':' || m.from_ref end,
      'to', m.to_kind || case when m.to_ref = 0 then '' else ':' || m.to_ref end,
      'amount', m.amount_minor) order by m.number)
    from ledger.move m where m.holder_id = t.holder_id and m.seq = t.seq)`;
