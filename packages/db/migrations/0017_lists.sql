CREATE INDEX "objection_due_all" ON "objection" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "staff_notice_time" ON "staff_notice" USING btree ("send_at","id");--> statement-breakpoint
CREATE INDEX "hold_end" ON "ledger"."hold" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "hold_amount" ON "ledger"."hold" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "delivery_report_spend" ON "delivery_report" USING btree ("spend_minor","id");--> statement-breakpoint
CREATE INDEX "outbox_attempts" ON "outbox" USING btree ("attempts","id");--> statement-breakpoint
CREATE INDEX "put_order_amount" ON "put_order" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "remittance_amount" ON "remittance" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "proposal_maker" ON "proposal" USING btree ("maker_id","id");--> statement-breakpoint
CREATE INDEX "top_up_amount" ON "top_up" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "withdrawal_amount" ON "withdrawal" USING btree ("amount_minor","id");