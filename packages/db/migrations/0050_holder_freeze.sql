-- A difference of one holder's books freezes that holder alone, and a check of the books that could not finish is kept.
CREATE TABLE "ledger"."holder_freeze" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."holder_freeze_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"frozen_at" timestamp (3) with time zone NOT NULL,
	"repaired_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "holder_freeze_holder_id_id_pk" PRIMARY KEY("holder_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "holder_freeze_open" ON "ledger"."holder_freeze" USING btree ("holder_id") WHERE released_at is null;
--> statement-breakpoint
ALTER TABLE "books_check" ADD COLUMN "fault" text;
--> statement-breakpoint
grant select on ledger.holder_freeze to fairlead_app;
