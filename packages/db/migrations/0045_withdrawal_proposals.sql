-- A proposal that one maker lets lie keeps no other maker from a withdrawal.
drop index proposal_open;
--> statement-breakpoint
create unique index proposal_open on proposal
    (kind, subject_type, subject_id,
      (case when kind in ('topup', 'acceptance_confirmation') or subject_type = 'withdrawal' then maker_id else 0 end))
  where state = 'pending';
