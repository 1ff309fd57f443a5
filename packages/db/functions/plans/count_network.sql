-- Adds to what is kept of one network.
create or replace function count_network(p_network text, p_settled_billed bigint, p_media_paid bigint) returns void language sql as $$
  insert into network_total as t (network, settled_billed_minor, media_paid_minor)
    values (p_network, p_settled_billed, p_media_paid)
    on conflict (network) do update set settled_billed_minor = t.settled_billed_minor + p_settled_billed,
      media_paid_minor = t.media_paid_minor + p_media_paid
$$;

revoke execute on function count_network from public;
