ALTER TABLE "files" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "spare_key" text;--> statement-breakpoint
CREATE INDEX "files_unsealed" ON "files" USING btree ("id") WHERE "files"."file_key" is null or "files"."spare_key" is not null;