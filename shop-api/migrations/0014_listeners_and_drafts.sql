CREATE TABLE "catalogue_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_delivery" (
	"listener_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"position" integer NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"order_id" text,
	"content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "event_delivery_listener_id_subject_position_pk" PRIMARY KEY("listener_id","subject","position")
);
--> statement-breakpoint
CREATE TABLE "listener" (
	"id" uuid PRIMARY KEY NOT NULL,
	"api" text NOT NULL,
	"callback" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"leased_until" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "event_delivery" ADD CONSTRAINT "event_delivery_listener_id_listener_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."listener"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_delivery" ADD CONSTRAINT "event_delivery_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_draft_resource" ON "catalogue_draft" USING btree ("resource","created_at","id");--> statement-breakpoint
CREATE INDEX "event_delivery_order" ON "event_delivery" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "event_delivery_due" ON "event_delivery" USING btree ("listener_id","next_try_at") WHERE "event_delivery"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "listener_api" ON "listener" USING btree ("api");