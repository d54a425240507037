-- CreateEnum
CREATE TYPE "InvitationDelivery" AS ENUM ('WAITING', 'MAILED', 'FAILED', 'SHOWN');

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "role" "Role" NOT NULL,
    "candidate_id" TEXT,
    "token_hash" TEXT,
    "delivery" "InvitationDelivery" NOT NULL DEFAULT 'WAITING',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (statement_timestamp() + '7 days'::interval),
    "invited_by" UUID,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_email_key" ON "invitations"("email");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_candidate_id_key" ON "invitations"("candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_created_at_id_idx" ON "invitations"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invitations_expires_at_idx" ON "invitations"("expires_at");

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An address leaves the log with its invitation, unless it has become an account by then.
CREATE FUNCTION "forget_deleted_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "activities" SET "subject" = '(deleted)'
    WHERE "subject_id" = OLD."id"::text AND "action" LIKE 'user.%' AND "subject" <> '(deleted)'
        AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."id");
    RETURN NULL;
END
$$;

CREATE TRIGGER "invitations_forgotten" AFTER DELETE ON "invitations"
    FOR EACH ROW EXECUTE FUNCTION "forget_deleted_invitation"();
