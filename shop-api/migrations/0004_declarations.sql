CREATE TABLE "declaration" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"contents" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"receipt_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"order_id" text,
	CONSTRAINT "declaration_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declaration_order" ON "declaration" USING btree ("order_id");