-- serves: 0053_list_readings
-- The chat desk: what is put off, tags, who is on duty, and search by any part of what was said.
ALTER TABLE "guest_case" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guest_case" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "on_duty_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "guest_case_snoozed" ON "guest_case" USING btree ("snoozed_until","id") WHERE "guest_case"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "guest_case_words" ON "guest_case" USING gin (lower("name" || ' ' || coalesce("email", '') || ' ' || coalesce("username", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "guest_message_words" ON "guest_message" USING gin (lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_message_words" ON "chat_message" USING gin (lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "conversation_snoozed" ON "conversation" USING btree ("snoozed_until","id") WHERE "conversation"."snoozed_until" is not null;
--> statement-breakpoint
grant update (snoozed_until, tags) on conversation to fairlead_app;
--> statement-breakpoint
grant update (on_duty_since) on staff to fairlead_app;
--> statement-breakpoint
-- What a person wrote into a new top-up case, or the case alone, counted as answered with nobody of staff having written or
-- decided. It waits since its first message without an answer.
update conversation c set waiting_since = (
    select min(m.sent_at) from chat_message m
      where m.holder_id = c.holder_id and m.conversation_id = c.id and m.author = 'holder' and m.sequence > coalesce((
        select max(s.sequence) from chat_message s
          where s.holder_id = c.holder_id and s.conversation_id = c.id and s.author = 'staff'), 0))
  where c.state = 'open' and c.waiting_since is null and c.topic = 'recharge' and exists (
    select from chat_message m
      join top_up t on t.holder_id = m.holder_id and t.id = m.top_up_id and t.state in ('asked', 'card_sent', 'posting_proposed')
      where m.holder_id = c.holder_id and m.conversation_id = c.id and m.author = 'holder' and m.sequence > coalesce((
        select max(s.sequence) from chat_message s
          where s.holder_id = c.holder_id and s.conversation_id = c.id and s.author = 'staff'), 0));
