CREATE TABLE "media_payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reference" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_decision" (
	"report_id" bigint PRIMARY KEY NOT NULL,
	"accepted" boolean NOT NULL,
	"proposal_id" bigint,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_by" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_file_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "guest_case" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_number" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"username" text,
	"lang" text NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"answered_up_to" integer DEFAULT 0 NOT NULL,
	"objection_sequence" integer,
	"waiting_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guest_case_case_number_unique" UNIQUE("case_number")
);
--> statement-breakpoint
CREATE TABLE "guest_message" (
	"case_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "guest_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"staff_id" bigint,
	"client_id" text,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guest_message_case_id_sequence_pk" PRIMARY KEY("case_id","sequence"),
	CONSTRAINT "guest_message_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "media_payment_reference" ON "media_payment" USING btree ("network","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_message_once" ON "guest_message" USING btree ("case_id","author","client_id");--> statement-breakpoint
CREATE INDEX "delivery_report_quarantined" ON "delivery_report" USING btree ("id") WHERE "delivery_report"."state" = 'quarantined';--> statement-breakpoint
grant select, insert, update on guest_case to fairlead_app;
--> statement-breakpoint
-- What was said, decided, received and paid stays (H5).
grant select, insert on guest_message, report_decision, report_file, media_payment to fairlead_app;
