import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db.ts'
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

// The right to ask the platform, in the database: one refresh at a time over all processes, paid for in advance. No lock is held while the platform answers (the embedded database would stand still): a claim is a
// small write that runs out by itself. Times are the asking process's, so that they agree with what it compares.

/** Longer than a refresh can take. */
const CLAIM_MS = 30_000

/** A right to ask the platform for one page, held by one process. */
export interface Claim {
  id: string
  channelId: string
  token: string
  /** Null when the platform must be asked for it first. */
  uploadsPlaylist: string | null
}

/** Takes the right to ask for a page, and pays for it. */
export async function claimRefresh(
  { prisma }: Database,
  channelId: string,
  token: string,
): Promise<Claim | NoRefresh> {
  const now = new Date()
  // In this order: when the channel says that nobody is at it, the page has what the last one learnt.
  const channel = await prisma.videoChannel.findUniqueOrThrow({ where: { id: channelId } })
  const page = await prisma.videoPage.findUniqueOrThrow({ where: { channelId_token: { channelId, token } } })
  const refusal = whyNotNow(page, channel, now)
  if (refusal) return refusal
  const id = randomUUID()
  // Whoever claimed, paid or asked since the reading above has changed one of these.
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

/** Gives a claim back. @returns whether it was still ours: if not, what we learnt may be older than what is there. */
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

/** Keeps what the platform told about the claimed page. */
export async function savePage(
  db: Database,
  claim: Claim,
  told: { uploadsPlaylist: string; nextToken: string | null; recordings: readonly Recording[] },
): Promise<void> {
  const { channelId, token } = claim
  const { uploadsPlaylist, nextToken, recordings } = told
  const now = new Date()
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

/** Notes that the platform could not be asked: the page is left alone for a while, longer each time. */
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
      data: { retryAt: new Date(Date.now() + retryAfterMs(failures)) },
    })
  })
}
