-- A newer version cancels the schedule of those before it, also of those that were scheduled before this was so.
UPDATE "content_versions" AS version SET "publish_at" = NULL
WHERE "publish_at" > statement_timestamp()
  AND EXISTS (
    SELECT FROM "content_versions" AS newer
    WHERE newer."item_id" = version."item_id" AND newer."number" > version."number"
  );
