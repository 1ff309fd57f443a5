-- What somebody asked for, said, or two people agreed to pay to is changed by nobody: of these tables the program's role
-- changes alone what becomes of a row (docs/security/threat-model.md#what-the-programs-role-may-change).
revoke update on withdrawal, top_up, acceptance, objection, payee, payout_setting, staff_notice, proposal, feedback
  from fairlead_app;
--> statement-breakpoint
grant update (state, reason, reference, steps, due_at, arrival, arrival_at) on withdrawal to fairlead_app;
--> statement-breakpoint
grant update (state, steps, transaction_id) on top_up to fairlead_app;
--> statement-breakpoint
grant update (state, claimed_minor, file_ids, steps, transaction_id, due_at) on acceptance to fairlead_app;
--> statement-breakpoint
grant update (state, answer, decided_by, decided_at, effect, effect_minor, effect_order_id, effect_transaction_id)
  on objection to fairlead_app;
--> statement-breakpoint
grant update (state, checker_id, approved_at) on payee to fairlead_app;
--> statement-breakpoint
grant update (method, fields, changed_at, cooling_until) on payout_setting to fairlead_app;
--> statement-breakpoint
grant update (notification_id, recipients, withdrawn_at) on staff_notice to fairlead_app;
--> statement-breakpoint
grant update (state, checker_id, refusal_reason, transaction_ids, decided_at) on proposal to fairlead_app;
--> statement-breakpoint
grant update (answer, answered_by, answered_at) on feedback to fairlead_app;
--> statement-breakpoint
-- A reference or a receipt is taken by what was agreed to, never by what waits.
DROP INDEX "proposal_receipt";
--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_receipt" ON "proposal" USING btree ("receipt") WHERE "proposal"."state" = 'approved';
--> statement-breakpoint
-- What one of staff sent lately, to whom: the same to many needs two people.
CREATE INDEX "chat_message_staff" ON "chat_message" USING btree ("staff_id","sent_at") WHERE "chat_message"."staff_id" is not null;
