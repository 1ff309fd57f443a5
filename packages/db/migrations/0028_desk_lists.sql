CREATE INDEX "objection_state" ON "objection" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "guest_case_waiting" ON "guest_case" USING btree ("waiting_since","id") WHERE "guest_case"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "guest_case_assigned" ON "guest_case" USING btree ("assigned_to","id");--> statement-breakpoint
CREATE INDEX "guest_case_objecting" ON "guest_case" USING btree ("id") WHERE "guest_case"."objection_sequence" is not null;--> statement-breakpoint
CREATE INDEX "account_holder_entry" ON "account_holder" USING btree ("entry","id");--> statement-breakpoint
CREATE INDEX "license_key_uses" ON "license_key" USING btree ("uses_left","id");--> statement-breakpoint
CREATE INDEX "conversation_assigned" ON "conversation" USING btree ("assigned_to","id");--> statement-breakpoint
CREATE INDEX "proposal_kind" ON "proposal" USING btree ("kind","id");