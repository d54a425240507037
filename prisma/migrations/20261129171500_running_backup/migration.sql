ALTER TABLE "backup_status" ADD COLUMN "running_at" TIMESTAMPTZ(3);
