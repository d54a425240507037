-- CreateTable
CREATE TABLE "content_items" (
    "id" UUID NOT NULL,
    "collection" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "is_hidden" BOOLEAN NOT NULL DEFAULT false,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "content_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_versions" (
    "id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "publish_at" TIMESTAMPTZ(3),

    CONSTRAINT "content_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "content_items_collection_position_idx" ON "content_items"("collection", "position");

-- CreateIndex
CREATE UNIQUE INDEX "content_versions_item_id_number_key" ON "content_versions"("item_id", "number");

-- AddForeignKey
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "content_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The versions that were scheduled, which the data version asks for twice a second.
CREATE INDEX "content_versions_scheduled_idx" ON "content_versions"("publish_at") WHERE publish_at > created_at;

CREATE TRIGGER content_items_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_items
  FOR EACH STATEMENT EXECUTE FUNCTION note_data_change();
CREATE TRIGGER content_versions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_versions
  FOR EACH STATEMENT EXECUTE FUNCTION note_data_change();
