-- serves: 0053_list_readings
-- For whom a sender's money was posted before is asked with every top-up that is stated (docs/domain/proposals.md#flags).
CREATE INDEX CONCURRENTLY "bank_line_sender" ON "bank_line" USING btree (lower("counterparty")) WHERE "bank_line"."amount_minor" > 0;
