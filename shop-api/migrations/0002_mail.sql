CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"order_id" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mail_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_try_at") WHERE "mail"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mail_order" ON "mail" USING btree ("order_id");