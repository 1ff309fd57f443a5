CREATE TABLE "canned_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint,
	"staff_id" bigint,
	"conversation_id" bigint,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"holder_id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"staff_id" bigint,
	"client_id" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"card" jsonb,
	"top_up_id" bigint,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_holder_id_conversation_id_sequence_pk" PRIMARY KEY("holder_id","conversation_id","sequence"),
	CONSTRAINT "chat_message_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "chat_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"holder_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('guest_case_id_seq') NOT NULL,
	"topic" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"delivered_up_to" integer DEFAULT 0 NOT NULL,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	"delivered_to_staff" integer DEFAULT 0 NOT NULL,
	"read_by_staff" integer DEFAULT 0 NOT NULL,
	"assigned_to" bigint,
	"waiting_since" timestamp (3) with time zone,
	"tell_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_holder_id_topic_pk" PRIMARY KEY("holder_id","topic"),
	CONSTRAINT "conversation_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "guest_case" ADD COLUMN "read_by_staff" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_case" ADD COLUMN "assigned_to" bigint;--> statement-breakpoint
CREATE INDEX "canned_answer_lang" ON "canned_answer" USING btree ("lang","id");--> statement-breakpoint
CREATE INDEX "chat_file_unused" ON "chat_file" USING btree ("created_at") WHERE "chat_file"."conversation_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_once" ON "chat_message" USING btree ("holder_id","conversation_id","author","client_id");--> statement-breakpoint
CREATE INDEX "chat_note_conversation" ON "chat_note" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversation_waiting" ON "conversation" USING btree ("waiting_since","id") WHERE "conversation"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "conversation_tell" ON "conversation" USING btree ("tell_at") WHERE "conversation"."tell_at" is not null;--> statement-breakpoint
grant usage on sequence guest_case_id_seq to fairlead_app;
--> statement-breakpoint
-- What was said stays; conversations only move on (H5).
grant select, insert, update (state, last_sequence, delivered_up_to, read_up_to, delivered_to_staff, read_by_staff, assigned_to, waiting_since, tell_at) on conversation to fairlead_app;
--> statement-breakpoint
grant select, insert on chat_message, chat_note to fairlead_app;
--> statement-breakpoint
grant select, insert, update (conversation_id), delete on chat_file to fairlead_app;
--> statement-breakpoint
grant select, insert, update on canned_answer to fairlead_app;
