alter table objection drop constraint objection_effect;
--> statement-breakpoint
alter table objection add constraint objection_effect
  check (effect in ('hold_lifted', 'withdrawal_returned', 'case_reopened', 'account_enabled', 'house_pays') and effect_minor >= 0);
--> statement-breakpoint
-- A receipt of money in, and its case, are taken by what two people agreed to, never by what waits: one claim that lies there
-- keeps nobody from stating the same. Each maker has one open claim for a case.
DROP INDEX "proposal_receipt";--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_receipt" ON "proposal" USING btree ("receipt") WHERE "proposal"."state" = 'approved' or "proposal"."state" = 'pending' and "proposal"."kind" not in ('topup', 'acceptance_confirmation', 'house_funding', 'remittance');--> statement-breakpoint
CREATE INDEX "proposal_receipt_stated" ON "proposal" USING btree (split_part("receipt", '/', -1)) WHERE "proposal"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "proposal_receipt_number" ON "proposal" USING btree (split_part("receipt", '/', -1)) WHERE "proposal"."state" = 'approved';--> statement-breakpoint
DROP INDEX "proposal_open";--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_open" ON "proposal" USING btree ("kind","subject_type","subject_id",(case when "kind" in ('topup', 'acceptance_confirmation') then "maker_id" else 0 end)) WHERE "proposal"."state" = 'pending';
