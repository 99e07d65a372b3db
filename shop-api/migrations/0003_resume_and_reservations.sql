CREATE TABLE "reservation" (
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"place" integer DEFAULT 1 NOT NULL,
	"draft_id" uuid NOT NULL,
	"order_id" text,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_kind_thing_place_pk" PRIMARY KEY("kind","thing","place"),
	CONSTRAINT "reservation_draft" UNIQUE("kind","draft_id")
);
--> statement-breakpoint
CREATE TABLE "resume_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"draft_id" uuid,
	"payload" jsonb NOT NULL,
	"situation" text,
	"values" jsonb NOT NULL,
	"check_data" jsonb,
	"valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_code" ADD CONSTRAINT "resume_code_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;