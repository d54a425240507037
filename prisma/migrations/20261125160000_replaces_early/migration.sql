-- A file replaced early was hidden as former result of all its candidates, not only of those whose rows were replaced.

-- AlterTable
ALTER TABLE "exam_result_files" ADD COLUMN     "replaces_early" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- The log has which file replaced others early.
UPDATE "exam_result_files" AS file SET "replaces_early" = (
    SELECT coalesce(array_agg(replaced."layer"), ARRAY[]::INTEGER[]) FROM "exam_result_files" AS replaced
    WHERE replaced."exam_id" = file."exam_id" AND replaced."replaced_early" AND replaced."publish_order" < file."publish_order"
  )
WHERE EXISTS (
    SELECT FROM "activities" WHERE "action" = 'results.replaced-early' AND "subject_id" = file."id"::text
  );

-- AlterTable
ALTER TABLE "exam_result_files" DROP COLUMN "replaced_early";
