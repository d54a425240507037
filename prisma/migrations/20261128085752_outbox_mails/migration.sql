ALTER TABLE "owed_mails" RENAME TO "outbox_mails";
ALTER TABLE "outbox_mails" RENAME CONSTRAINT "owed_mails_pkey" TO "outbox_mails_pkey";
ALTER INDEX "owed_mails_next_attempt_at_idx" RENAME TO "outbox_mails_next_attempt_at_idx";
