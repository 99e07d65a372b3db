CREATE TABLE "event_line" (
	"listener_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"order_id" text,
	"waiting" integer DEFAULT 1 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_line_listener_id_subject_pk" PRIMARY KEY("listener_id","subject")
);
--> statement-breakpoint
CREATE TABLE "order_day" (
	"order_id" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_resource" (
	"resource" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"digest" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "told_resource_resource_id_pk" PRIMARY KEY("resource","id")
);
--> statement-breakpoint
DROP INDEX "event_delivery_due";--> statement-breakpoint
ALTER TABLE "event_delivery" ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "listener" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listener" ADD COLUMN "given_up_for" text;--> statement-breakpoint
ALTER TABLE "listener" ADD COLUMN "missed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listener" ADD COLUMN "missed_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listener" ADD COLUMN "missed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listener" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_line" ADD CONSTRAINT "event_line_listener_id_listener_id_fk" FOREIGN KEY ("listener_id") REFERENCES "public"."listener"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_line" ADD CONSTRAINT "event_line_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_day" ADD CONSTRAINT "order_day_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_line_order" ON "event_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "event_line_due" ON "event_line" USING btree ("listener_id","next_try_at","since","subject");--> statement-breakpoint
CREATE INDEX "order_day_day" ON "order_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "event_delivery_age" ON "event_delivery" USING btree ("listener_id","created_at") WHERE "event_delivery"."state" = 'queued';--> statement-breakpoint
-- numbers whose day was agreed before days were noted
INSERT INTO "order_day" ("order_id", "day")
SELECT "order_id", max("data"->>'on') FROM "order_event"
WHERE "kind" = 'porting-accepted' AND "data"->>'on' > to_char(now() AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD')
GROUP BY "order_id";
