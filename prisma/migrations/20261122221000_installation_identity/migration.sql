-- CreateTable
CREATE TABLE "installations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "single" BOOLEAN NOT NULL DEFAULT true,
    "cluster" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "installations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trashed_files" (
    "key" TEXT NOT NULL,
    "trashed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "erase" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "trashed_files_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "file_store_checks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stored_files" INTEGER NOT NULL DEFAULT 0,
    "named_files" INTEGER NOT NULL DEFAULT 0,
    "missing_files" INTEGER NOT NULL DEFAULT 0,
    "orphaned_files" INTEGER NOT NULL DEFAULT 0,
    "held_since" TIMESTAMPTZ(3),
    "allowed_files" INTEGER,

    CONSTRAINT "file_store_checks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "installations_single_key" ON "installations"("single");

-- CreateIndex
CREATE INDEX "trashed_files_trashed_at_idx" ON "trashed_files"("trashed_at");
