-- CreateEnum
CREATE TYPE "RevisionReason" AS ENUM ('RETOTALLED', 'WRONG_KEY', 'WRONG_FILE', 'OTHER');

-- AlterTable
ALTER TABLE "exam_result_files" ADD COLUMN     "replaced_early" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "revision_reason" "RevisionReason",
ADD COLUMN     "revision_words" TEXT;
