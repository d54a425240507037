-- CreateTable
CREATE TABLE "backup_status" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "succeeded_at" TIMESTAMPTZ(3),
    "archive" TEXT,
    "bytes" BIGINT,
    "failed_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "claimed_day" TEXT,

    CONSTRAINT "backup_status_pkey" PRIMARY KEY ("id")
);

INSERT INTO "backup_status" ("id") VALUES (1);
