-- CreateTable
CREATE TABLE "queued_imports" (
    "id" BIGSERIAL NOT NULL,
    "key" TEXT,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queued_imports_pkey" PRIMARY KEY ("id")
);
