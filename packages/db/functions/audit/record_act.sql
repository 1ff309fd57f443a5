-- Puts an act on record. The chain is the database's own: whoever calls says what was done, never where it stands or what
-- its hash is. Writers take turns until their transaction ends; call it last. Times never go back along the chain,
-- nor ahead of the database's clock.
create or replace function record_act(
  p_time timestamptz, p_actor_type text, p_actor_id bigint, p_act text, p_holder bigint, p_subject_type text,
  p_subject_id bigint, p_before jsonb, p_after jsonb
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last audit_entry;
  e audit_entry;
begin
  perform refuse_ahead(p_time);
  perform pg_advisory_xact_lock(7201001);
  select * into last from audit_entry order by id desc limit 1;
  e.id := nextval('audit_entry_id_seq');
  e.time := date_trunc('milliseconds', greatest(p_time, last.time, signed_until()));
  e.actor_type := p_actor_type;
  e.actor_id := p_actor_id;
  e.act := p_act;
  e.holder_id := p_holder;
  e.subject_type := p_subject_type;
  e.subject_id := p_subject_id;
  e.before := p_before;
  e.after := p_after;
  e.previous_hash := coalesce(last.hash, sha256('fairlead-audit-chain-1'));
  e.format := 2;
  e.hash := act_hash(e);
  insert into audit_entry overriding system value select e.*;
  return e.id;
end $$;

revoke execute on function record_act from public;
grant execute on function record_act to fairlead_app;
