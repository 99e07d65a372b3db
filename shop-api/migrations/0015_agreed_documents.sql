CREATE TABLE "agreed_document" (
	"hash" text PRIMARY KEY NOT NULL,
	"printed" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "documents" jsonb;