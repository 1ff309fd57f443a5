CREATE INDEX "transaction_kind" ON "ledger"."transaction" USING btree ("holder_id","kind","seq");--> statement-breakpoint
CREATE INDEX "account_holder_state" ON "account_holder" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "account_holder_email" ON "account_holder" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_holder_phone" ON "account_holder" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "put_order_all_status" ON "put_order" USING btree ("status","id");