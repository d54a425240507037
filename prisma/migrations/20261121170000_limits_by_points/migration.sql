-- CreateIndex
CREATE INDEX "rate_limits_points_idx" ON "rate_limits"("points");
