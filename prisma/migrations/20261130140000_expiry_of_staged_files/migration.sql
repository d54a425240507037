-- The release of exams kept some files for 30 days by a time of staging 29 days ahead. They keep these days, and their real time.
ALTER TABLE "exam_result_files" ADD COLUMN "expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp() + interval '24 hours';
UPDATE "exam_result_files" SET "expires_at" = "staged_at" + interval '24 hours', "staged_at" = least("staged_at", now());
DROP INDEX "exam_result_files_state_staged_at_idx";
CREATE INDEX "exam_result_files_state_expires_at_idx" ON "exam_result_files"("state", "expires_at");

ALTER TABLE "student_uploads" ADD COLUMN "expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp() + interval '24 hours';
UPDATE "student_uploads" SET "expires_at" = "staged_at" + interval '24 hours';
DROP INDEX "student_uploads_state_staged_at_idx";
CREATE INDEX "student_uploads_state_expires_at_idx" ON "student_uploads"("state", "expires_at");
