-- Notices may be published later, end, and stand before the others.
ALTER TABLE "notices" ADD COLUMN "expires_at" TIMESTAMPTZ(3), ADD COLUMN "is_pinned" BOOLEAN NOT NULL DEFAULT false;
DROP INDEX "notices_is_active_published_at_id_idx";
CREATE INDEX "notices_is_active_is_pinned_published_at_id_idx"
  ON "notices"("is_active", "is_pinned" DESC, "published_at" DESC, "id" DESC);
