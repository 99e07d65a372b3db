CREATE TABLE "composition" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"leader" text,
	"leads_until" timestamp with time zone,
	"shown" jsonb,
	"shown_revision" integer DEFAULT 0 NOT NULL,
	"shown_from" timestamp with time zone,
	"next" jsonb,
	"next_from" timestamp with time zone,
	"proposed_at" timestamp with time zone,
	"record" text,
	"record_revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edge" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"prepared" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "release_decision" (
	"remote" text PRIMARY KEY NOT NULL,
	"decision" jsonb NOT NULL
);
