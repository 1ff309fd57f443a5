-- Opening and closing a hold answer the entry that they post: other results, so the functions are made anew from their
-- files.
drop function if exists ledger.open_hold(bigint, text, text, bigint, text, text, timestamptz, timestamptz, text, bigint,
  text, bigint);
--> statement-breakpoint
drop function if exists ledger.close_hold(bigint, bigint, text, text, timestamptz, text);
