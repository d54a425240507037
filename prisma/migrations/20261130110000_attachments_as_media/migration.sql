-- Attachments of notices become media files, at their addresses. Paths of media files get the folder of the file store.
ALTER TABLE "media_files"
  ALTER COLUMN "sha256" DROP NOT NULL,
  ADD COLUMN "notice_id" UUID,
  ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0;
UPDATE "media_files" SET "file_path" = 'media/' || "file_path";
UPDATE "media_variants" SET "file_path" = 'media/' || "file_path";

INSERT INTO "media_files"
    ("id", "kind", "file_name", "file_path", "media_type", "size", "width", "height", "notice_id", "position", "uploaded_by", "created_at")
  SELECT file."id", (CASE "file_type" WHEN 'application/pdf' THEN 'PDF' ELSE 'PICTURE' END)::"MediaKind", "file_name",
    'notice-attachments/' || "file_path", "file_type", "size", "width", "height", "notice_id", "position", "created_by", "created_at"
  FROM "notice_attachments" AS file JOIN "notices" ON "notices"."id" = "notice_id";
-- Previews had a longest side of 640 pixels.
INSERT INTO "media_variants" ("media_id", "width", "format", "file_path")
  SELECT "id", coalesce(round("width" * least(1, 640.0 / greatest("width", "height", 1))), 640), 'webp', 'notice-attachments/' || "preview_path"
  FROM "notice_attachments" WHERE "preview_path" IS NOT NULL;
DROP TABLE "notice_attachments";

CREATE INDEX "media_files_notice_id_position_idx" ON "media_files"("notice_id", "position");
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_notice_id_fkey"
  FOREIGN KEY ("notice_id") REFERENCES "notices"("id") ON DELETE SET NULL ON UPDATE CASCADE;
