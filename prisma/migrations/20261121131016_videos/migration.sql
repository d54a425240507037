-- CreateTable
CREATE TABLE "video_channels" (
    "id" TEXT NOT NULL,
    "uploads_playlist" TEXT,
    "playlist_found_at" TIMESTAMPTZ(3),
    "units" DOUBLE PRECISION NOT NULL,
    "units_at" TIMESTAMPTZ(3) NOT NULL,
    "claim" UUID,
    "claimed_until" TIMESTAMPTZ(3),
    "blocked_until" TIMESTAMPTZ(3),

    CONSTRAINT "video_channels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "video_pages" (
    "channel_id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "video_ids" TEXT[],
    "next_token" TEXT,
    "fetched_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "retry_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "video_pages_pkey" PRIMARY KEY ("channel_id","token")
);

-- CreateTable
CREATE TABLE "videos" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "channel_title" TEXT NOT NULL,
    "picture_url" TEXT,
    "picture_at" TIMESTAMPTZ(3),
    "thumbnail_path" TEXT,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "videos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "videos_thumbnail_path_key" ON "videos"("thumbnail_path");

-- CreateIndex
CREATE INDEX "videos_seen_at_idx" ON "videos"("seen_at");

-- AddForeignKey
ALTER TABLE "video_pages" ADD CONSTRAINT "video_pages_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "video_channels"("id") ON DELETE CASCADE ON UPDATE CASCADE;
