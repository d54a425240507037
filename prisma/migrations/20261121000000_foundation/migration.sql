-- CreateEnum
CREATE TYPE "Role" AS ENUM ('ADMIN', 'TEACHER', 'STUDENT');

-- CreateEnum
CREATE TYPE "OneTimeTokenPurpose" AS ENUM ('VERIFY_EMAIL', 'RESET_PASSWORD');

-- CreateEnum
CREATE TYPE "NoticeType" AS ENUM ('URGENT', 'NORMAL');

-- CreateEnum
CREATE TYPE "LayerState" AS ENUM ('STAGED', 'PUBLISHED', 'REMOVED');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "password_hash" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'STUDENT',
    "email_verified_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_tokens" (
    "token_hash" TEXT NOT NULL,
    "session_id" UUID NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "spent_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "one_time_tokens" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "OneTimeTokenPurpose" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "signing_keys" (
    "id" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "signing_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notices" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "type" "NoticeType" NOT NULL DEFAULT 'NORMAL',
    "link" TEXT,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID,

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_attachments" (
    "id" UUID NOT NULL,
    "notice_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_path" TEXT NOT NULL,
    "preview_path" TEXT,
    "file_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notice_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_result_files" (
    "id" UUID NOT NULL,
    "layer" SERIAL NOT NULL,
    "state" "LayerState" NOT NULL DEFAULT 'STAGED',
    "filename" TEXT NOT NULL,
    "file_path" TEXT NOT NULL,
    "exam_id" TEXT NOT NULL,
    "exam_title" TEXT,
    "exam_date" DATE,
    "total_results" INTEGER NOT NULL,
    "total_students" INTEGER NOT NULL DEFAULT 0,
    "preview" JSONB NOT NULL,
    "based_on" INTEGER[],
    "publish_order" INTEGER,
    "release_at" TIMESTAMPTZ(3),
    "staged_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "uploaded_at" TIMESTAMPTZ(3),
    "uploaded_by" UUID,

    CONSTRAINT "exam_result_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_results" (
    "layer" INTEGER NOT NULL,
    "candidate_id" TEXT NOT NULL,
    "exam_mark" DECIMAL(12,4) NOT NULL,
    "exam_rank" TEXT,
    "percentage" DECIMAL(7,4) NOT NULL,
    "row_number" INTEGER NOT NULL,

    CONSTRAINT "exam_results_pkey" PRIMARY KEY ("layer","candidate_id")
);

-- CreateTable
CREATE TABLE "student_uploads" (
    "id" UUID NOT NULL,
    "layer" SERIAL NOT NULL,
    "state" "LayerState" NOT NULL DEFAULT 'STAGED',
    "file_name" TEXT NOT NULL,
    "description" TEXT,
    "file_path" TEXT NOT NULL,
    "total_students" INTEGER NOT NULL,
    "preview" JSONB NOT NULL,
    "based_on" INTEGER[],
    "publish_order" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "staged_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "uploaded_at" TIMESTAMPTZ(3),
    "uploaded_by" UUID,

    CONSTRAINT "student_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "students" (
    "layer" INTEGER NOT NULL,
    "candidate_id" TEXT NOT NULL,
    "student_name" TEXT NOT NULL,
    "groups" TEXT NOT NULL,
    "row_number" INTEGER NOT NULL,

    CONSTRAINT "students_pkey" PRIMARY KEY ("layer","candidate_id")
);

-- CreateTable
CREATE TABLE "activities" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" TEXT,

    CONSTRAINT "activities_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "refresh_tokens_session_id_idx" ON "refresh_tokens"("session_id");

-- CreateIndex
CREATE INDEX "one_time_tokens_user_id_purpose_idx" ON "one_time_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "one_time_tokens_expires_at_idx" ON "one_time_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "notices_is_active_published_at_id_idx" ON "notices"("is_active", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notices_published_at_id_idx" ON "notices"("published_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notice_attachments_file_path_key" ON "notice_attachments"("file_path");

-- CreateIndex
CREATE UNIQUE INDEX "notice_attachments_preview_path_key" ON "notice_attachments"("preview_path");

-- CreateIndex
CREATE INDEX "notice_attachments_notice_id_position_idx" ON "notice_attachments"("notice_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "exam_result_files_layer_key" ON "exam_result_files"("layer");

-- CreateIndex
CREATE UNIQUE INDEX "exam_result_files_file_path_key" ON "exam_result_files"("file_path");

-- CreateIndex
CREATE INDEX "exam_result_files_state_staged_at_idx" ON "exam_result_files"("state", "staged_at");

-- CreateIndex
CREATE UNIQUE INDEX "exam_result_files_exam_id_publish_order_key" ON "exam_result_files"("exam_id", "publish_order");

-- CreateIndex
CREATE UNIQUE INDEX "student_uploads_layer_key" ON "student_uploads"("layer");

-- CreateIndex
CREATE UNIQUE INDEX "student_uploads_file_path_key" ON "student_uploads"("file_path");

-- CreateIndex
CREATE UNIQUE INDEX "student_uploads_publish_order_key" ON "student_uploads"("publish_order");

-- CreateIndex
CREATE INDEX "student_uploads_state_staged_at_idx" ON "student_uploads"("state", "staged_at");

-- CreateIndex
CREATE INDEX "activities_at_id_idx" ON "activities"("at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_attachments" ADD CONSTRAINT "notice_attachments_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "notices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_result_files" ADD CONSTRAINT "exam_result_files_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "student_uploads" ADD CONSTRAINT "student_uploads_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
