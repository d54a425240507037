import type { Database } from '#server/db/database.ts'
import { REMOVED } from '#server/domains/media/clean-up-media.ts'
import type { Notice, Prisma } from '#server/generated/prisma/client.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { MAX_ATTACHMENTS } from '#shared/limits.ts'
import type { NoticeInput } from './notice-input.ts'

export type SaveOutcome =
  | { outcome: 'saved'; notice: Notice }
  | { outcome: 'missing' | Refused['outcome'] }
  /** Somebody else has changed it since the version that was edited. */
  | { outcome: 'conflict'; current: Notice }

interface NoticeToSave {
  id: string
  input: NoticeInput
  /** The version that was edited, 0 for a new notice; omit to skip the conflict check. */
  version?: number | undefined
  /** Ids of uploaded files that come behind the others. */
  added?: readonly string[]
  /** Ids of attachments to remove. */
  removed?: readonly string[]
  actorId: string | null
  /** Of a new notice. */
  initial?: Pick<Partial<Notice>, 'publishedAt' | 'isActive' | 'isDemo'>
}

/**
 * Creates or changes a notice in one transaction. A repeated request changes nothing: a notice with the same values counts as saved.
 * Files that it has no more are marked as removed.
 */
export async function saveNotice({ prisma, now: clock }: Database, o: NoticeToSave): Promise<SaveOutcome> {
  const { id, version, actorId } = o
  const { attachments, publishedAt, ...given } = o.input
  try {
    return await prisma.$transaction(async (tx): Promise<SaveOutcome> => {
      // Never ahead of any clock that tells whether it is published.
      const now = clock()
      const data = { id, publishedAt: publishedAt ?? now, ...given, ...o.initial, createdById: actorId }
      const created = version === 0 && (await tx.notice.createMany({ data, skipDuplicates: true })).count > 0
      // Locks the notice: two changes at once must not exceed the limit of attachments together.
      await tx.$queryRaw`SELECT FROM notices WHERE id = ${id}::uuid FOR UPDATE`
      const before = await tx.notice.findUnique({ where: { id }, include })
      if (!before) return { outcome: 'missing' }
      const fields = {
        ...given,
        // Published notices stay published.
        ...(publishedAt !== undefined && {
          publishedAt: publishedAt ?? (before.publishedAt < now ? before.publishedAt : now),
        }),
      }
      const present = before.attachments.map((file) => file.id)
      const named = attachments ?? present.filter((one) => !o.removed?.includes(one))
      const wanted = [...named, ...(o.added ?? [])]
      const labels = [
        ...changedFields(before, fields),
        ...(String(wanted) === String(present) ? [] : ['Attachments']),
      ]
      if (!created && version !== undefined && version !== before.version)
        return labels.length === 0
          ? { outcome: 'saved', notice: before }
          : { outcome: 'conflict', current: before }
      const { expiresAt, publishedAt: from } = { ...before, ...fields }
      if (expiresAt && expiresAt <= from) throw new Refused('ends before')
      if (wanted.length > MAX_ATTACHMENTS) throw new Refused('too many')
      await setAttachments(tx, id, wanted)
      const notice = created
        ? before
        : await tx.notice.update({ where: { id }, data: { ...fields, version: { increment: 1 } } })
      const changes = created || labels.length === 0 ? '' : ` (${labels.join(', ')})`
      await tx.activity.create({
        data: {
          ...{ actorId, action: created ? 'notice.created' : 'notice.updated', subjectId: id },
          subject: notice.title + changes,
          ...(o.initial?.publishedAt && { at: o.initial.publishedAt }),
        },
      })
      return { outcome: 'saved', notice }
    })
  } catch (error) {
    if (error instanceof Refused) return { outcome: error.outcome }
    throw error
  }
}

const include = { attachments: { select: { id: true }, orderBy: { position: 'asc' } } } as const

class Refused extends Error {
  readonly outcome: 'ends before' | 'too many' | 'attachment missing'
  constructor(outcome: Refused['outcome']) {
    super(outcome)
    this.outcome = outcome
  }
}

async function setAttachments(tx: Prisma.TransactionClient, noticeId: string, ids: readonly string[]) {
  await tx.mediaFile.updateMany({
    where: { noticeId, id: { notIn: [...ids] } },
    data: { noticeId: null, unusedSince: REMOVED },
  })
  const known = ids.filter(isUuid)
  const count = await tx.$executeRaw`
    UPDATE media_files
    SET notice_id = ${noticeId}::uuid, unused_since = NULL, position = array_position(${known}::uuid[], id) - 1
    WHERE id = ANY (${known}::uuid[]) AND sha256 IS NULL AND coalesce(notice_id = ${noticeId}::uuid, true)`
  if (count < ids.length) throw new Refused('attachment missing')
}

const labelOf = {
  title: 'Title',
  nepaliTitle: 'Title in Nepali',
  description: 'Description',
  nepaliDescription: 'Description in Nepali',
  type: 'Type',
  link: 'Link',
  publishedAt: 'Show from',
  expiresAt: 'Show until',
  isPinned: 'Pinned',
} as const satisfies Record<keyof Omit<NoticeInput, 'attachments'>, string>

function changedFields(before: Notice, input: Omit<NoticeInput, 'attachments'>): string[] {
  const names = Object.keys(labelOf) as (keyof typeof labelOf)[]
  return names
    .filter((name) => input[name] !== undefined && before[name]?.valueOf() !== input[name]?.valueOf())
    .map((name) => labelOf[name])
}
