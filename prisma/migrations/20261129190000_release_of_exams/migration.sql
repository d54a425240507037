-- Release, announcement and withdrawal become those of the exam. Files are staged, published or removed.
--
-- 1. An exam with files that candidates see: they stay visible, since the first of them was. Files that wait for an hour of their own,
--    and files that were withdrawn, become staged: nothing is early, and nothing comes back by itself.
-- 2. An exam without visible files: its hour is that of its next release. Files with a later hour become staged, and so do withdrawn ones.
-- 3. An exam whose published files are all withdrawn: they are its files again, and the exam is withdrawn since the last of them was.
--
-- A staged file of these can be published again within thirty days. Its preview says that it must be looked at.
ALTER TABLE "exams"
  ADD COLUMN "release_at" TIMESTAMPTZ(3),
  ADD COLUMN "announced" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3),
  ADD COLUMN "withdrawn_reason" TEXT,
  ADD COLUMN "withdrawn_words" TEXT,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

CREATE TEMPORARY TABLE "places" ON COMMIT DROP AS
SELECT *,
  CASE
    WHEN "has_visible" THEN "is_visible"
    WHEN "next_release" IS NOT NULL THEN "is_published" AND "release_at" = "next_release"
    ELSE true
  END AS "stays"
FROM (
  SELECT *,
    bool_or("is_visible") OVER "of_exam" AS "has_visible",
    min("release_at") FILTER (WHERE "is_published") OVER "of_exam" AS "next_release"
  FROM (
    SELECT "id", "exam_id", "release_at", "announced", "withdrawn_at", "withdrawn_reason", "withdrawn_words",
      "state"::text = 'PUBLISHED' AS "is_published",
      "state"::text = 'PUBLISHED' AND coalesce("release_at" <= now(), true) AS "is_visible",
      "release_at" IS NULL OR "release_at" < "withdrawn_at" AS "was_seen",
      greatest(coalesce("uploaded_at", "staged_at"), "release_at") AS "visible_from"
    FROM "exam_result_files" WHERE "state"::text IN ('PUBLISHED', 'WITHDRAWN')
  ) AS "files"
  WINDOW "of_exam" AS (PARTITION BY "exam_id")
) AS "exams";

UPDATE "exams" SET
  "release_at" = "known"."release_at", "announced" = "known"."announced", "withdrawn_at" = "known"."withdrawn_at",
  "withdrawn_reason" = "known"."withdrawn_reason", "withdrawn_words" = "known"."withdrawn_words"
FROM (
  SELECT "exam_id",
    coalesce(min("visible_from") FILTER (WHERE NOT "is_published" AND "was_seen"), min("visible_from")) AS "release_at",
    bool_or("announced") AS "announced",
    CASE WHEN NOT bool_or("is_published") THEN max("withdrawn_at") END AS "withdrawn_at",
    CASE WHEN NOT bool_or("is_published") THEN (array_agg("withdrawn_reason" ORDER BY "withdrawn_at" DESC))[1] END AS "withdrawn_reason",
    CASE WHEN NOT bool_or("is_published") THEN (array_agg("withdrawn_words" ORDER BY "withdrawn_at" DESC))[1] END AS "withdrawn_words"
  FROM "places" WHERE "stays" GROUP BY "exam_id"
) AS "known"
WHERE "known"."exam_id" = "exams"."id";

-- Changes that candidates read keep their time: it was that of a release that came after the publication.
UPDATE "exam_result_files" AS "file" SET "uploaded_at" = "visible_from" FROM "places"
WHERE "places"."id" = "file"."id" AND "stays" AND "visible_from" <= now();

UPDATE "exam_result_files" AS "file" SET "state" = 'STAGED', "publish_order" = NULL, "uploaded_at" = NULL, "based_on" = '{}',
  "staged_at" = now() + interval '29 days',
  "preview" = jsonb_build_object('newRows', "total_results", 'changedRows', 0, 'unchangedRows', 0, 'unknownStudents', 0,
    'sample', '[]'::jsonb, 'notes', '[]'::jsonb, 'lacksRanks', "ranks_by_percentage", 'findings', jsonb_build_array(jsonb_build_object(
      'code', 'FROM_OLDER_VERSION', 'severity', 'BLOCKING', 'count', NULL,
      'message', 'This file was withdrawn, or waited for an hour of its own, before an upgrade. Upload it again to see what it changes, or publish it and look at the new preview.')))
FROM "places" WHERE "places"."id" = "file"."id" AND NOT "stays";

ALTER TABLE "exam_result_files" DROP COLUMN "release_at", DROP COLUMN "announced", DROP COLUMN "withdrawn_at",
  DROP COLUMN "withdrawn_reason", DROP COLUMN "withdrawn_words", DROP COLUMN "replaces_early";

UPDATE "exam_result_files" SET "state" = 'PUBLISHED' WHERE "state"::text = 'WITHDRAWN';
ALTER TYPE "LayerState" RENAME TO "LayerState_old";
CREATE TYPE "LayerState" AS ENUM ('STAGED', 'PUBLISHED', 'REMOVED');
ALTER TABLE "exam_result_files" ALTER COLUMN "state" DROP DEFAULT,
  ALTER COLUMN "state" TYPE "LayerState" USING "state"::text::"LayerState", ALTER COLUMN "state" SET DEFAULT 'STAGED';
ALTER TABLE "student_uploads" ALTER COLUMN "state" DROP DEFAULT,
  ALTER COLUMN "state" TYPE "LayerState" USING "state"::text::"LayerState", ALTER COLUMN "state" SET DEFAULT 'STAGED';
DROP TYPE "LayerState_old";

CREATE FUNCTION "count_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" := OLD."version" + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER "exams_version" BEFORE UPDATE ON "exams" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "count_version"();
