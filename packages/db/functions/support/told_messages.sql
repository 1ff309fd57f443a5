-- When one holder and staff wrote to each other before a place of the time line, newest first; without what they wrote, which
-- is read in the chat itself.
create or replace function told_messages(p_holder bigint, p_before timestamptz, p_below bigint, p_most int) returns table (id bigint, "time" timestamptz, what text, about text, amount_minor bigint, actor text, actor_id bigint, link_kind text, link_id bigint)
language sql stable as $$
  select m.id, m.sent_at, m.kind, c.topic, null::bigint, m.author, m.staff_id, 'conversation', c.id
    from conversation c,
      lateral (
        select * from chat_message h
          where h.holder_id = p_holder and h.conversation_id = c.id and (h.sent_at, h.id) < (p_before, p_below)
          order by h.sequence desc limit p_most
      ) m
    where c.holder_id = p_holder
    order by m.sent_at desc, m.id desc limit p_most
$$;
