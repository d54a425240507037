import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import type { Prisma, VideoChannel } from '#server/generated/prisma/client.ts'
import {
  isPlaylistKnown,
  type NoRefresh,
  refreshCost,
  retryAfterMs,
  unitsLeft,
  whyNotNow,
} from './quota-rules.ts'
import type { Recording } from './read-platform-answers.ts'

// The database grants one refresh at a time across all processes and charges its quota in advance. A claim is a short
// write that expires; no lock is held while the platform answers, because it would block the embedded database.

/** Longer than the time limit of a refresh. */
const CLAIM_MS = 30_000

/** The claim of one process to refresh one page. */
export interface Claim {
  id: string
  channelId: string
  token: string
  /** Null when it must be fetched first. */
  uploadsPlaylist: string | null
}

/** Claims the refresh of a page and charges its quota. */
export async function claimRefresh(
  db: Database,
  channelId: string,
  token: string,
): Promise<Claim | NoRefresh> {
  const { prisma } = db
  const now = db.now()
  // Reads the channel before the page: if the channel has no claim, the page contains the result of the last refresh.
  const channel = await prisma.videoChannel.findUniqueOrThrow({ where: { id: channelId } })
  const page = await prisma.videoPage.findUniqueOrThrow({ where: { channelId_token: { channelId, token } } })
  const refusal = whyNotNow(page, channel, now)
  if (refusal) return refusal
  const id = randomUUID()
  // An optimistic lock: every claim changes one of these columns.
  const { count } = await prisma.videoChannel.updateMany({
    where: { id: channelId, units: channel.units, unitsAt: channel.unitsAt, claim: channel.claim },
    data: {
      claim: id,
      claimedUntil: new Date(now.getTime() + CLAIM_MS),
      units: unitsLeft(channel, now) - refreshCost(channel, now),
      unitsAt: now,
    },
  })
  if (count === 0) return 'busy'
  const uploadsPlaylist = isPlaylistKnown(channel, now) ? channel.uploadsPlaylist : null
  return { id, channelId, token, uploadsPlaylist }
}

/** Releases a claim. @returns false when it had expired: the stored data may be newer than ours. */
async function release(
  tx: Prisma.TransactionClient,
  claim: Claim,
  data: Partial<Pick<VideoChannel, 'uploadsPlaylist' | 'playlistFoundAt' | 'blockedUntil'>>,
): Promise<boolean> {
  const { count } = await tx.videoChannel.updateMany({
    where: { id: claim.channelId, claim: claim.id },
    data: { ...data, claim: null, claimedUntil: null },
  })
  return count === 1
}

/** Saves the fetched page. */
export async function savePage(
  db: Database,
  claim: Claim,
  told: { uploadsPlaylist: string; nextToken: string | null; recordings: readonly Recording[] },
): Promise<void> {
  const { channelId, token } = claim
  const { uploadsPlaylist, nextToken, recordings } = told
  const now = db.now()
  const found = claim.uploadsPlaylist === null ? { uploadsPlaylist, playlistFoundAt: now } : {}
  await db.prisma.$transaction(async (tx) => {
    if (!(await release(tx, claim, found))) return
    for (const { id, ...told } of recordings) {
      const data = { ...told, seenAt: now }
      await tx.video.upsert({ where: { id }, create: { id, ...data }, update: data })
    }
    await tx.videoPage.update({
      where: { channelId_token: { channelId, token } },
      data: {
        videoIds: recordings.map(({ id }) => id),
        nextToken,
        fetchedAt: now,
        failures: 0,
        retryAt: null,
      },
    })
    if (nextToken === null) return
    await tx.videoPage.createMany({
      data: [{ channelId, token: nextToken, createdAt: now }],
      skipDuplicates: true,
    })
  })
}

/** Records a failed refresh, with an increasing back-off. */
export async function saveFailure(
  db: Database,
  claim: Claim,
  o: { blockedUntil: Date | null },
): Promise<void> {
  const { channelId, token } = claim
  await db.prisma.$transaction(async (tx) => {
    if (!(await release(tx, claim, o))) return
    const where = { channelId_token: { channelId, token } }
    const { failures } = await tx.videoPage.update({ where, data: { failures: { increment: 1 } } })
    await tx.videoPage.update({
      where,
      data: { retryAt: new Date(db.now().getTime() + retryAfterMs(failures)) },
    })
  })
}
