-- CreateTable
CREATE TABLE "candidate_links" (
    "candidate_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "linked_by" UUID,

    CONSTRAINT "candidate_links_pkey" PRIMARY KEY ("candidate_id")
);

-- CreateIndex
CREATE INDEX "candidate_links_user_id_idx" ON "candidate_links"("user_id");

-- AddForeignKey
ALTER TABLE "candidate_links" ADD CONSTRAINT "candidate_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_links" ADD CONSTRAINT "candidate_links_linked_by_fkey" FOREIGN KEY ("linked_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
