-- Another statement may word a line that is known otherwise than the first one did: neither wording is lost.
CREATE TABLE "bank_wording" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_wording_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"counterparty" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bank_wording_line" ON "bank_wording" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "bank_wording_statement" ON "bank_wording" USING btree ("statement_id");--> statement-breakpoint
grant select, insert on bank_wording to fairlead_app;
--> statement-breakpoint
-- open_bank_lines stands in its place.
drop function if exists open_arrivals(date, bigint, text[]);
