-- CreateEnum
CREATE TYPE "RecheckState" AS ENUM ('OPEN', 'UNCHANGED', 'CHANGED', 'CLOSED');

-- AlterTable
ALTER TABLE "exam_settings" ADD COLUMN     "recheck_fee" TEXT,
ADD COLUMN     "recheck_until" DATE;

-- AlterTable
ALTER TABLE "owed_mails" ADD COLUMN     "recheck_id" UUID;

-- CreateTable
CREATE TABLE "recheck_requests" (
    "id" UUID NOT NULL,
    "exam_id" TEXT NOT NULL,
    "candidate_id" TEXT NOT NULL,
    "contact" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "is_proven" BOOLEAN NOT NULL,
    "state" "RecheckState" NOT NULL DEFAULT 'OPEN',
    "is_open" BOOLEAN DEFAULT true,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" UUID,
    "answer" TEXT,
    "file_name" TEXT,

    CONSTRAINT "recheck_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recheck_requests_exam_id_state_asked_at_idx" ON "recheck_requests"("exam_id", "state", "asked_at");

-- CreateIndex
CREATE INDEX "recheck_requests_candidate_id_idx" ON "recheck_requests"("candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "recheck_requests_exam_id_candidate_id_is_open_key" ON "recheck_requests"("exam_id", "candidate_id", "is_open");

-- AddForeignKey
ALTER TABLE "recheck_requests" ADD CONSTRAINT "recheck_requests_resolved_by_fkey" FOREIGN KEY ("resolved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
