ALTER TABLE "payee" ADD COLUMN "asks_operation_id" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "proposal_arrived" ON "proposal" USING btree ((("payload" ->> 'amountMinor')::bigint),"created_at") WHERE "proposal"."kind" in ('topup', 'acceptance_confirmation') and "proposal"."state" in ('pending', 'approved');--> statement-breakpoint
-- What two people approved as the words "your operation ID" is declared instead: each payer is shown their own number.
update payee set asks_operation_id = true, lines = coalesce((
    select jsonb_agg(line order by place) from jsonb_array_elements(lines) with ordinality as l (line, place)
      where line ->> 'value' !~* 'operation[\s-]*id'), '[]')
  where lines @? '$[*].value ? (@ like_regex "operation[\\s-]*id" flag "i")';
--> statement-breakpoint
-- Receipts are known by the payee's number and their letters and digits. Those of payees that were named in words count
-- for the payee of that name. Where one was posted several times, the first keeps it: it is not posted once more.
with stated as (
  select p.id, regexp_replace(lower(normalize(p.payload ->> 'receiptNumber', NFKC)), '[^[:alnum:]]', '', 'g') as number,
      case p.kind
        when 'topup' then (select r.id from payee r where lower(btrim(r.name)) = lower(btrim(p.payload ->> 'payee'))
          order by r.state = 'approved' desc, r.id desc limit 1)
        else (select a.payee_id from acceptance a where a.id = p.subject_id)
      end as payee_id
    from proposal p where p.kind in ('topup', 'acceptance_confirmation') and p.state in ('pending', 'approved')
), firsts as (
  select distinct on (payee_id, number) id, payee_id, number from stated where number <> '' and payee_id is not null
    order by payee_id, number, id
)
update proposal set receipt = format('payee/%s/%s', payee_id, number) from firsts where firsts.id = proposal.id;
