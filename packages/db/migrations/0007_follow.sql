CREATE TABLE "follow_record" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "follow_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"lead_id" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follow_record_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "follow_record_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "following" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"lead_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_offer" (
	"holder_id" bigint NOT NULL,
	"publication_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"lead_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	CONSTRAINT "lead_offer_holder_id_publication_id_pk" PRIMARY KEY("holder_id","publication_id")
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"product_version" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "membership_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"refund_until" timestamp (3) with time zone NOT NULL,
	"price_minor" bigint NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"refunded_minor" bigint,
	CONSTRAINT "membership_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "membership_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "score_event" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "score_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time" timestamp (3) with time zone NOT NULL,
	"delta" integer NOT NULL,
	"score_after" integer NOT NULL,
	"cause" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"order_id" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"rolled_off" boolean DEFAULT false NOT NULL,
	CONSTRAINT "score_event_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "score_event_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "standing" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"settled_orders" bigint NOT NULL,
	"score_sum" integer NOT NULL,
	"issue_free_since" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "following_lead" ON "following" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_offer_record" ON "lead_offer" USING btree ("holder_id","record_id");--> statement-breakpoint
CREATE INDEX "lead_offer_lead" ON "lead_offer" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "publication_open" ON "publication" USING btree ("lead_id","closes_at");--> statement-breakpoint
CREATE INDEX "score_event_expiry" ON "score_event" USING btree ("holder_id","expires_at");--> statement-breakpoint
CREATE INDEX "standing_due" ON "standing" USING btree ("due_at");
--> statement-breakpoint
-- Every holder has a standing from the first moment on, whatever way the account was made (domain §5).
create function begin_standing() returns trigger language plpgsql as $$
begin
  insert into standing (holder_id, settled_orders, score_sum, issue_free_since)
    values (new.id, 0, new.credit_score, new.created_at);
  insert into score_event (holder_id, time, delta, score_after, cause)
    values (new.id, new.created_at, new.credit_score, new.credit_score, 'start');
  return null;
end $$;
--> statement-breakpoint
create trigger begin_standing after insert on account_holder for each row execute function begin_standing();
--> statement-breakpoint
insert into standing (holder_id, settled_orders, score_sum, issue_free_since, due_at)
  select h.id, (select count(*) from put_order o where o.holder_id = h.id and o.status = 'settlement_successful'),
      h.credit_score, h.created_at, h.created_at
    from account_holder h;
--> statement-breakpoint
insert into score_event (holder_id, time, delta, score_after, cause)
  select id, created_at, credit_score, credit_score, 'start' from account_holder;
--> statement-breakpoint
-- Following ends and standing moves on; what happened stays (H5).
grant select, insert, update, delete on following to fairlead_app;
--> statement-breakpoint
grant select, insert, update on publication, standing, membership to fairlead_app;
--> statement-breakpoint
grant select, insert on follow_record, lead_offer, score_event to fairlead_app;
--> statement-breakpoint
grant update (rolled_off) on score_event to fairlead_app;
