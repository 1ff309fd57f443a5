-- serves: 0053_list_readings
-- Codes are sent before all that may come later (docs/domain/notifications.md#sending).
CREATE INDEX CONCURRENTLY "channel_message_codes" ON "channel_message" USING btree ("due_at") WHERE "channel_message"."due_at" is not null and "channel_message"."ends_at" is not null;
