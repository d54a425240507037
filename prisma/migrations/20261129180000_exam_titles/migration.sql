-- Title and date become those of the exam. They come from the files that candidates see, else from published, withdrawn, staged or
-- deleted ones, the newest first; a title that no file states comes from the name of the newest file.
ALTER TABLE "exams" ADD COLUMN "title" TEXT, ADD COLUMN "date" DATE;

WITH "ranked" AS (
  SELECT *, CASE "state"::text
    WHEN 'PUBLISHED' THEN CASE WHEN "release_at" > now() THEN 1 ELSE 0 END
    WHEN 'WITHDRAWN' THEN 2 WHEN 'STAGED' THEN 3 ELSE 4 END AS "class"
  FROM "exam_result_files"
), "best" AS (
  SELECT "ranked".* FROM "ranked"
  JOIN (SELECT "exam_id", min("class") AS "class" FROM "ranked" GROUP BY "exam_id") AS "first" USING ("exam_id", "class")
), "known" AS (
  SELECT "exam_id",
    (array_agg("exam_title" ORDER BY "publish_order" DESC NULLS LAST, "staged_at" DESC)
      FILTER (WHERE "exam_title" IS NOT NULL))[1] AS "title",
    (array_agg("exam_date" ORDER BY "publish_order" DESC NULLS LAST, "staged_at" DESC)
      FILTER (WHERE "exam_date" IS NOT NULL))[1] AS "date",
    regexp_replace((array_agg("filename" ORDER BY "publish_order" DESC NULLS LAST, "staged_at" DESC))[1], '\.csv$', '', 'i') AS "name"
  FROM "best" GROUP BY "exam_id"
), "named" AS (
  SELECT *, btrim(split_part("name", ' - ', 1)) AS "part", strpos("name", ' - ') > 0 AS "has_parts" FROM "known"
)
UPDATE "exams" SET "date" = "named"."date", "title" = coalesce("named"."title", CASE
  WHEN "has_parts" AND "part" <> '' THEN "part"
  WHEN length(regexp_replace("part", '[^a-z\u0080-\U0010ffff]', '', 'gi')) < 3
    OR "part" ~* '^(book|sheet|results?|marks?|final|new|copy|data|export|file|upload|untitled|document|नतिजा)?[^a-z\u0080-\U0010ffff]*$'
    THEN "exam_id"
  ELSE "part" END)
FROM "named" WHERE "exam_id" = "exams"."id";

ALTER TABLE "exams" ALTER COLUMN "title" SET NOT NULL;
ALTER TABLE "exam_result_files" DROP COLUMN "exam_title", DROP COLUMN "exam_date";
