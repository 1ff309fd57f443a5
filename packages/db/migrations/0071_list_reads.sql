-- serves: 0053_list_readings
-- What a page of a list of staff, or of a time line, is read by.
CREATE INDEX "holder_progress_withdrew" ON "holder_progress" USING btree ("holder_id") WHERE "holder_progress"."withdrew_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_payout" ON "audit_entry" USING btree ("holder_id","id") WHERE "audit_entry"."act" = 'payout.edit';--> statement-breakpoint
CREATE INDEX "audit_refused" ON "audit_entry" USING btree ("id") WHERE "audit_entry"."act" like '%.refused';--> statement-breakpoint
CREATE INDEX "proposal_told" ON "proposal" USING btree ("holder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "proposal_told_end" ON "proposal" USING btree ("holder_id","decided_at","id");--> statement-breakpoint
CREATE INDEX "top_up_method" ON "top_up" USING btree ("method","id");--> statement-breakpoint
CREATE INDEX "top_up_open" ON "top_up" USING btree ("id") WHERE "top_up"."state" in ('asked', 'card_sent', 'posting_proposed');--> statement-breakpoint
CREATE INDEX "top_up_told" ON "top_up" USING btree ("holder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_method" ON "withdrawal" USING btree ("method","id");
