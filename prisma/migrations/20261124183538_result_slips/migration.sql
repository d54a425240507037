-- CreateTable
CREATE TABLE "slip_keys" (
    "id" TEXT NOT NULL,
    "public_key" JSONB NOT NULL,
    "private_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "slip_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "result_slips" (
    "code" TEXT NOT NULL,
    "digest" TEXT,
    "candidate_id" TEXT,
    "token" TEXT,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),

    CONSTRAINT "result_slips_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE UNIQUE INDEX "result_slips_digest_key" ON "result_slips"("digest");

-- CreateIndex
CREATE INDEX "result_slips_candidate_id_idx" ON "result_slips"("candidate_id");
