-- CreateTable
CREATE TABLE "error_counts" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "latest_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "error_counts_pkey" PRIMARY KEY ("day","kind")
);
