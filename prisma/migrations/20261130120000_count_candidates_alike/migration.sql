-- Rows of the series limit and of waits stand for no candidates.
DELETE FROM "distinct_attempts";

-- AlterTable
ALTER TABLE "distinct_attempts" DROP COLUMN "cost";
