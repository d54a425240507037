-- CreateEnum
CREATE TYPE "MediaKind" AS ENUM ('PICTURE', 'PDF');

-- CreateTable
CREATE TABLE "media_files" (
    "id" UUID NOT NULL,
    "kind" "MediaKind" NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_path" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "unused_since" TIMESTAMPTZ(3),
    "uploaded_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),

    CONSTRAINT "media_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_variants" (
    "media_id" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "format" TEXT NOT NULL,
    "file_path" TEXT NOT NULL,

    CONSTRAINT "media_variants_pkey" PRIMARY KEY ("media_id","width","format")
);

-- CreateIndex
CREATE UNIQUE INDEX "media_files_file_path_key" ON "media_files"("file_path");

-- CreateIndex
CREATE UNIQUE INDEX "media_files_sha256_kind_key" ON "media_files"("sha256", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "media_variants_file_path_key" ON "media_variants"("file_path");

-- AddForeignKey
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
