CREATE TABLE "start_up_offer" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "start_up_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"proposal_id" bigint NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "start_up_offer_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "start_up_offer_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "start_up_offer_open" ON "start_up_offer" USING btree ("holder_id") WHERE "start_up_offer"."state" = 'offered';
--> statement-breakpoint
CREATE INDEX "start_up_offer_due" ON "start_up_offer" USING btree ("due_at") WHERE "start_up_offer"."state" = 'offered';
--> statement-breakpoint
alter table start_up_offer add constraint start_up_offer_state
    check (state in ('offered', 'accepted', 'declined', 'lapsed')),
  add constraint start_up_offer_amount check (amount_minor > 0);
--> statement-breakpoint
grant select, insert on start_up_offer to fairlead_app;
--> statement-breakpoint
grant update (state, decided_at) on start_up_offer to fairlead_app;
--> statement-breakpoint
ALTER TABLE "objection" ADD COLUMN "effect" text;
--> statement-breakpoint
ALTER TABLE "objection" ADD COLUMN "effect_minor" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "objection" ADD COLUMN "effect_order_id" bigint;
--> statement-breakpoint
ALTER TABLE "objection" ADD COLUMN "effect_transaction_id" bigint;
--> statement-breakpoint
CREATE INDEX "objection_owed" ON "objection" USING btree ("decided_at") WHERE "objection"."effect" = 'house_pays' and "objection"."effect_transaction_id" is null;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "arrival" text;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "arrival_at" timestamp (3) with time zone;
--> statement-breakpoint
alter table withdrawal add constraint withdrawal_arrival check (arrival in ('arrived', 'missing'));
--> statement-breakpoint
alter table objection add constraint objection_effect
  check (effect in ('hold_lifted', 'withdrawal_returned', 'account_enabled', 'house_pays') and effect_minor >= 0);
--> statement-breakpoint
CREATE INDEX "payout_destination" ON "payout_setting" USING btree (replace(replace(coalesce("fields" ->> 'bank_account', "fields" ->> 'wallet_address', ''), ' ', ''), '-', ''));
