CREATE SCHEMA "ledger";
--> statement-breakpoint
CREATE TABLE "ledger"."control" (
	"id" integer PRIMARY KEY NOT NULL,
	"writes_stopped" boolean NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger"."hold" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"opener" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"link_id" bigint NOT NULL,
	CONSTRAINT "hold_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "hold_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."move" (
	"holder_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"from_kind" text NOT NULL,
	"from_ref" bigint NOT NULL,
	"to_kind" text NOT NULL,
	"to_ref" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "move_holder_id_seq_number_pk" PRIMARY KEY("holder_id","seq","number"),
	CONSTRAINT "move_positive" CHECK ("ledger"."move"."amount_minor" > 0 and "ledger"."move"."amount_minor" <= 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "ledger"."programme_account" (
	"kind" text NOT NULL,
	"stripe" integer NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "programme_account_kind_stripe_pk" PRIMARY KEY("kind","stripe"),
	CONSTRAINT "programme_account_not_negative" CHECK ("ledger"."programme_account"."balance_minor" >= 0 or "ledger"."programme_account"."kind" in ('bank', 'network_receivable'))
);
--> statement-breakpoint
CREATE TABLE "ledger"."sub_account" (
	"holder_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" bigint NOT NULL,
	"balance_minor" bigint NOT NULL,
	CONSTRAINT "sub_account_holder_id_kind_ref_pk" PRIMARY KEY("holder_id","kind","ref"),
	CONSTRAINT "sub_account_not_negative" CHECK ("ledger"."sub_account"."balance_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger"."transaction" (
	"holder_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"available_delta" bigint NOT NULL,
	"total_delta" bigint NOT NULL,
	"available_after" bigint NOT NULL,
	"total_after" bigint NOT NULL,
	"remark" text NOT NULL,
	"link_kind" text NOT NULL,
	"link_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "transaction_holder_id_seq_pk" PRIMARY KEY("holder_id","seq")
);
--> statement-breakpoint
CREATE TABLE "ledger"."wallet" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"available" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"escrow" bigint DEFAULT 0 NOT NULL,
	"settling" bigint DEFAULT 0 NOT NULL,
	"withdrawing" bigint DEFAULT 0 NOT NULL,
	"promo" bigint DEFAULT 0 NOT NULL,
	"start_up" bigint DEFAULT 0 NOT NULL,
	"start_up_running" bigint DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"head" "bytea" NOT NULL,
	CONSTRAINT "wallet_not_negative" CHECK (least("ledger"."wallet"."available", "ledger"."wallet"."held", "ledger"."wallet"."escrow", "ledger"."wallet"."settling", "ledger"."wallet"."withdrawing", "ledger"."wallet"."promo", "ledger"."wallet"."start_up", "ledger"."wallet"."start_up_running") >= 0)
);
--> statement-breakpoint
CREATE TABLE "account_holder" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_holder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"nickname" text,
	"email" text,
	"phone" text,
	"avatar_file_id" bigint,
	"entry" text NOT NULL,
	"shell_subject" text,
	"password_hash" text,
	"operation_id" text NOT NULL,
	"state" text NOT NULL,
	"state_reason" text,
	"is_lead" boolean DEFAULT false NOT NULL,
	"lang" text DEFAULT 'en' NOT NULL,
	"credit_score" integer DEFAULT 600 NOT NULL,
	"shop_level" integer DEFAULT 1 NOT NULL,
	"pin_hash" text,
	"pin_failures" integer DEFAULT 0 NOT NULL,
	"pin_locks" integer DEFAULT 0 NOT NULL,
	"pin_locked_until" timestamp (3) with time zone,
	"payout_delayed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_holder_shell_subject_unique" UNIQUE("shell_subject"),
	CONSTRAINT "account_holder_operation_id_unique" UNIQUE("operation_id")
);
--> statement-breakpoint
CREATE TABLE "authorization_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authorization_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" "bytea" NOT NULL,
	"used_by" text,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "authorization_code_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"holder_id" bigint NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_holder_id_key_pk" PRIMARY KEY("holder_id","key")
);
--> statement-breakpoint
CREATE TABLE "license_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_hash" "bytea" NOT NULL,
	"uses_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"staff_activates" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "license_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"totp_secret" text,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "throttle_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"effect" text NOT NULL,
	"value_minor" bigint,
	"share_bp" integer,
	"cap_minor" bigint,
	"requirement_minor" bigint DEFAULT 0 NOT NULL,
	"rule" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'unused' NOT NULL,
	"order_id" bigint,
	"used_on" date,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "coupon_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "delivery_report" (
	"holder_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"source" text NOT NULL,
	"bucket" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "delivery_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"impressions" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"conversions" bigint NOT NULL,
	"spend_minor" bigint NOT NULL,
	"gross_minor" bigint NOT NULL,
	"revenue_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"quarantine_reason" text,
	"entered_by_hand" boolean DEFAULT false NOT NULL,
	"current" boolean NOT NULL,
	"raw" text NOT NULL,
	"raw_hash" "bytea" NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_report_holder_id_order_id_source_bucket_version_pk" PRIMARY KEY("holder_id","order_id","source","bucket","version"),
	CONSTRAINT "delivery_report_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "demo_run" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"holder_id" bigint NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"remitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"holder_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"cause" text NOT NULL,
	"actor" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_event_holder_id_order_id_id_pk" PRIMARY KEY("holder_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"current_version" integer NOT NULL,
	"network" text NOT NULL,
	"network_options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"offered_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_version" (
	"product_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"cover_url" text NOT NULL,
	"kind" text NOT NULL,
	"official" boolean NOT NULL,
	"put_content" text NOT NULL,
	"put_rule" text NOT NULL,
	"user_targeting" text NOT NULL,
	"game_description" text NOT NULL,
	"min_put_amount_minor" bigint NOT NULL,
	"max_put_amount_minor" bigint NOT NULL,
	"cost_per_thousand_minor" bigint NOT NULL,
	"payout_per_conversion_minor" bigint NOT NULL,
	"holder_share_bp" integer NOT NULL,
	"run_days" integer NOT NULL,
	"learning_conversions" integer DEFAULT 50 NOT NULL,
	"terms_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_version_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
CREATE TABLE "put_order" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "put_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"product_id" bigint NOT NULL,
	"product_version" integer NOT NULL,
	"status" text NOT NULL,
	"intent" text DEFAULT 'run' NOT NULL,
	"origin" text DEFAULT 'catalogue' NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	"budget_minor" bigint DEFAULT 0 NOT NULL,
	"own_minor" bigint DEFAULT 0 NOT NULL,
	"gift_minor" bigint DEFAULT 0 NOT NULL,
	"start_up_minor" bigint DEFAULT 0 NOT NULL,
	"billed_minor" bigint DEFAULT 0 NOT NULL,
	"billed_own_minor" bigint DEFAULT 0 NOT NULL,
	"billed_gift_minor" bigint DEFAULT 0 NOT NULL,
	"billed_start_up_minor" bigint DEFAULT 0 NOT NULL,
	"billed_house_minor" bigint DEFAULT 0 NOT NULL,
	"conversions" bigint DEFAULT 0 NOT NULL,
	"gross_minor" bigint DEFAULT 0 NOT NULL,
	"revenue_minor" bigint DEFAULT 0 NOT NULL,
	"programme_minor" bigint DEFAULT 0 NOT NULL,
	"remitted_minor" bigint DEFAULT 0 NOT NULL,
	"advanced_minor" bigint DEFAULT 0 NOT NULL,
	"start_up_returning" boolean DEFAULT false NOT NULL,
	"coupon_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"put_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"run_ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reports_close_at" timestamp (3) with time zone,
	"objection_ends_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "put_order_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "put_order_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "remittance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remittance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"receipt_number" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"transaction_id" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remittance_line" (
	"holder_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"remittance_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "remittance_line_holder_id_order_id_remittance_id_pk" PRIMARY KEY("holder_id","order_id","remittance_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time" timestamp (3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" bigint,
	"act" text NOT NULL,
	"holder_id" bigint,
	"subject_type" text NOT NULL,
	"subject_id" bigint,
	"before" jsonb,
	"after" jsonb,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_entry_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "books_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "books_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time" timestamp (3) with time zone NOT NULL,
	"passed" boolean NOT NULL,
	"differences" jsonb NOT NULL,
	"duration_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint,
	"category" text NOT NULL,
	"key" text NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_read" (
	"holder_id" bigint NOT NULL,
	"notification_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_read_holder_id_notification_id_pk" PRIMARY KEY("holder_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "payout_setting" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"cooling_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "proposal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"holder_id" bigint,
	"subject_type" text NOT NULL,
	"subject_id" bigint,
	"payload" jsonb NOT NULL,
	"receipt" text,
	"transaction_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"maker_id" bigint NOT NULL,
	"checker_id" bigint,
	"refusal_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "top_up" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "top_up_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"method" text,
	"steps" jsonb NOT NULL,
	"transaction_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "top_up_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "top_up_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"destination" jsonb NOT NULL,
	"reason" text,
	"reference" text,
	"steps" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "withdrawal_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "hold_expiry" ON "ledger"."hold" USING btree ("expires_at") WHERE "ledger"."hold"."state" = 'open';--> statement-breakpoint
CREATE INDEX "transaction_link" ON "ledger"."transaction" USING btree ("holder_id","link_kind","link_id");--> statement-breakpoint
CREATE INDEX "transaction_month" ON "ledger"."transaction" USING btree ("holder_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "account_holder_username" ON "account_holder" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "session_holder" ON "session" USING btree ("holder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_username" ON "staff" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "throttle_end" ON "throttle" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_name_day" ON "coupon" USING btree ("holder_id","name","used_on") WHERE "coupon"."state" = 'used';--> statement-breakpoint
CREATE INDEX "delivery_report_statistics" ON "delivery_report" USING btree ("holder_id","bucket") WHERE "delivery_report"."current";--> statement-breakpoint
CREATE INDEX "demo_run_due" ON "demo_run" USING btree ("due_at") WHERE "demo_run"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "put_order_due" ON "put_order" USING btree ("due_at") WHERE "put_order"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "put_order_status" ON "put_order" USING btree ("holder_id","status","id");--> statement-breakpoint
CREATE INDEX "put_order_product_settled" ON "put_order" USING btree ("product_id") WHERE "put_order"."status" = 'settlement_successful';--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_receipt" ON "remittance" USING btree ("network","receipt_number");--> statement-breakpoint
CREATE INDEX "audit_holder" ON "audit_entry" USING btree ("holder_id","id");--> statement-breakpoint
CREATE INDEX "notification_holder" ON "notification" USING btree ("holder_id","id");--> statement-breakpoint
CREATE INDEX "proposal_state" ON "proposal" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_open" ON "proposal" USING btree ("kind","subject_type","subject_id") WHERE "proposal"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_receipt" ON "proposal" USING btree ("receipt") WHERE "proposal"."state" in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "top_up_state" ON "top_up" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "withdrawal_state" ON "withdrawal" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "withdrawal_due" ON "withdrawal" USING btree ("due_at") WHERE "withdrawal"."due_at" is not null;