CREATE TABLE "call_count" (
	"key" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"calls" integer DEFAULT 1 NOT NULL
);
