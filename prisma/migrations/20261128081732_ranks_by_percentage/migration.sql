-- AlterTable
ALTER TABLE "exam_result_files" ADD COLUMN     "ranks_by_percentage" BOOLEAN NOT NULL DEFAULT false;

-- Of published files it is not known any more: their ranks stay as they are.
UPDATE "exam_result_files" SET "ranks_by_percentage" = true WHERE "state" = 'STAGED' AND "preview" ->> 'lacksRanks' = 'true';
