CREATE TABLE "kept_check" (
	"id" text PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"owner" text NOT NULL,
	"state" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_check_owner" ON "kept_check" USING btree ("owner","resource","created_at","id");