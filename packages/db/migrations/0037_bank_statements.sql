-- What the operator's banks say: statements as they came, their lines, and which entry of the ledger each line answers.
-- Nothing here moves money, and nothing of it is ever changed.
CREATE TABLE "bank_statement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"format" text NOT NULL,
	"account" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"opening_minor" bigint NOT NULL,
	"closing_minor" bigint NOT NULL,
	"lines" integer NOT NULL,
	"imported_by" bigint NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_statement_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"account" text NOT NULL,
	"place" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reference" text NOT NULL,
	"end_to_end_id" text NOT NULL,
	"counterparty" text NOT NULL,
	"text" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	CONSTRAINT "bank_line_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "bank_match" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"line_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"proposal_id" bigint,
	"matched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bank_statement_account" ON "bank_statement" USING btree ("account","until_day");--> statement-breakpoint
CREATE INDEX "bank_line_statement" ON "bank_line" USING btree ("statement_id","place");--> statement-breakpoint
CREATE INDEX "bank_line_day" ON "bank_line" USING btree ("account","booked_on");--> statement-breakpoint
CREATE INDEX "bank_match_line" ON "bank_match" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "audit_staff" ON "audit_entry" USING btree ("id") WHERE "audit_entry"."subject_type" = 'staff';--> statement-breakpoint
CREATE INDEX "move_bank" ON "ledger"."move" USING btree ("holder_id","seq") WHERE "ledger"."move"."from_kind" = 'bank' or "ledger"."move"."to_kind" = 'bank';--> statement-breakpoint
grant select, insert on bank_statement, bank_line, bank_match to fairlead_app;
--> statement-breakpoint
-- Receipts of house money and of money between the programme and networks are known by their letters and digits, as those
-- of payees are. Where one was used several times in several spellings, the first keeps it: it is not used once more.
with stated as (
  select p.id,
      case p.kind when 'house_funding' then 'house_funding'
        when 'remittance' then concat('from_network/', p.payload ->> 'network')
        else concat('to_network/', p.payload ->> 'network') end as giver,
      regexp_replace(lower(normalize(coalesce(p.payload ->> 'receiptNumber', p.payload ->> 'reference'), NFKC)),
        '[^[:alnum:]]', '', 'g') as number
    from proposal p
    where p.kind in ('house_funding', 'remittance', 'media_payment') and p.state in ('pending', 'approved')
), firsts as (
  select distinct on (giver, number) id, giver, number from stated where number <> '' order by giver, number, id
)
update proposal set receipt = format('%s/%s', giver, number) from firsts where firsts.id = proposal.id;
