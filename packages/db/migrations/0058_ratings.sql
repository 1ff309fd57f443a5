-- How the holder rates a conversation that staff closed.
CREATE TABLE "chat_rating" (
	"holder_id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"value" integer NOT NULL,
	"words" text NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "chat_rating_holder_id_conversation_id_closed_at_pk" PRIMARY KEY("holder_id","conversation_id","closed_at"),
	CONSTRAINT "chat_rating_value" CHECK ("chat_rating"."value" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "chat_rating_time" ON "chat_rating" USING btree ("rated_at");--> statement-breakpoint
CREATE INDEX "chat_message_answers" ON "chat_message" USING btree ("sent_at") WHERE "chat_message"."staff_id" is not null;--> statement-breakpoint
-- What a holder gave stays; nobody takes it away, and what it is about does not change.
grant select, insert, update (value, words, changed_at) on chat_rating to fairlead_app;
--> statement-breakpoint
grant update (closed_at) on conversation to fairlead_app;
