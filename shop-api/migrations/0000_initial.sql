CREATE TABLE "availability" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"check_data" jsonb NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_scope" (
	"draft_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"values" jsonb NOT NULL,
	"sealed_iban" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_scope_draft_id_scope_pk" PRIMARY KEY("draft_id","scope")
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"response" jsonb NOT NULL,
	"check_data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_rules" (
	"hash" text PRIMARY KEY NOT NULL,
	"schema" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_call" (
	"session_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_call_session_id_operation_key_pk" PRIMARY KEY("session_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"tracking_id" text,
	"cart" jsonb NOT NULL,
	"check_data" jsonb,
	"data" jsonb NOT NULL,
	"sealed_iban" text,
	"summary" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_draft_id_unique" UNIQUE("draft_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_scope" ADD CONSTRAINT "draft_scope_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_session" ON "draft" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "shop_order_session" ON "shop_order" USING btree ("session_id");