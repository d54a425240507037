-- DropIndex
DROP INDEX "rate_limits_points_idx";

-- CreateTable
CREATE TABLE "distinct_attempts" (
    "client" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "cost" INTEGER NOT NULL DEFAULT 1,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "distinct_attempts_pkey" PRIMARY KEY ("client","subject")
);

-- CreateTable
CREATE TABLE "address_keys" (
    "day" DATE NOT NULL,
    "secret" TEXT NOT NULL,

    CONSTRAINT "address_keys_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "distinct_attempts_at_idx" ON "distinct_attempts"("at");
