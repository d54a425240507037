-- CreateEnum
CREATE TYPE "ResultOutcome" AS ENUM ('ABSENT', 'WITHHELD', 'DISQUALIFIED');

-- AlterTable
ALTER TABLE "exam_results" ADD COLUMN     "outcome" "ResultOutcome",
ALTER COLUMN "exam_mark" DROP NOT NULL,
ALTER COLUMN "percentage" DROP NOT NULL;

-- Rows of before have both: they need not be read for it.
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_mark_or_outcome" CHECK (
  ("outcome" IS NULL) = ("exam_mark" IS NOT NULL) AND ("outcome" IS NULL) = ("percentage" IS NOT NULL)
) NOT VALID;
