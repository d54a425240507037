import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import { actorIdOf } from '#server/auth/viewer.ts'
import { arrayLiteral } from '#server/db/array-literal.ts'
import type { Database } from '#server/db/database.ts'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import { listExamsFrom } from '#server/domains/student-area/exam-schedule.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput, invalidInput, isKind } from '#server/graphql/errors.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { type Letterhead, type Typeset, typeset } from '#server/pdf/typeset.ts'
import { dateWords } from '#shared/calendar/nepali-date-words.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { grouped } from '#shared/digits.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
import { lockStudents, newestListing, type StudentShape } from './active-lists.ts'
import { hashSecret, randomPin } from './candidate-secret.ts'

interface MadePinsShape {
  kind: 'MadePins'
  count: number
  csv: string
  cards: string
}

/** Cards that are typeset at once, in less than a second: so long the process answers nobody else. */
export const MOST_CARDS = 1000
const MAX_EXAM_LENGTH = 60

const MadePins = builder.objectRef<MadePinsShape>('MadePins').implement({
  description: 'PINs that were just made. They are told here and never again.',
  isTypeOf: isKind('MadePins'),
  fields: (t) => ({
    count: t.exposeInt('count'),
    csv: t.exposeString('csv', { description: 'A CSV file, sorted by group and candidate ID.' }),
    cards: t.exposeString('cards', {
      description: 'A PDF in base64: cards to cut and hand out, in the same order.',
    }),
  }),
})

const MakePinsResult = builder.unionType('MakePinsResult', { types: [MadePins, InvalidInput] })

builder.mutationField('makePins', (t) =>
  t.field({
    authScopes: { admin: true },
    type: MakePinsResult,
    description: `Makes a PIN of six digits for everybody on an active student list, or for one of its groups: at most ${MOST_CARDS}. PINs that they had stop working. [admin]`,
    args: {
      id: t.arg.id({ required: true, description: 'Of the student list.' }),
      groups: t.arg.string({ description: 'As the list has it; absent means everybody.' }),
      exam: t.arg.string({
        description: 'Printed on the cards; with time and place, if the schedule has an exam of this title.',
      }),
    },
    resolve: async (_root, { id, groups, exam }, context) => {
      const { db, content, publicUrl, viewer, language } = context
      const gone = invalidInput([
        { path: 'id', message: say`This list is not there any more, or switched off` },
      ])
      const students = isUuid(id) ? await findListed(db, id, groups ?? null) : []
      if (students.length === 0) {
        const isThere = groups != null && isUuid(id) && (await findListed(db, id, null)).length > 0
        return isThere ? invalidInput([{ path: 'groups', message: say`The list has no such group` }]) : gone
      }
      if (students.length > MOST_CARDS) {
        const message = say`These are ${grouped(students.length)} students. Choose a group of at most ${grouped(MOST_CARDS)}`
        return invalidInput([{ path: 'groups', message }])
      }
      const key = await secretHashKey(db)
      const cards = students.map((student) => ({ ...student, pin: randomPin() }))
      const title = visibleLine(exam ?? '').slice(0, MAX_EXAM_LENGTH)
      const sitting = (await listExamsFrom({ content }, db.now())).find(
        (one) => one.title.toLowerCase() === title.toLowerCase(),
      )
      // First, so that no PIN is lost if it fails.
      const { pdf } = typesetPinCards(cards, {
        exam: sitting?.title ?? title,
        sitting: sitting
          ? `${sayInstant(sitting.startsAt.toISOString(), dateWords[language])}, ${sitting.place}`
          : '',
        address: `${publicUrl().replace(/^https?:\/\//, '')}${pathIn(language, '/results')}`,
        language,
        letterhead: await letterheadOf(context),
      })
      const hashes = cards.map(({ candidateId, pin }) => ({
        candidateId,
        hash: hashSecret(key, 'PIN', candidateId, pin),
      }))
      if (!(await storePins(db, { id, hashes, actorId: actorIdOf(viewer) }))) return gone
      return {
        kind: 'MadePins' as const,
        count: cards.length,
        csv: pinsAsCsv(cards),
        cards: pdf.toString('base64'),
      }
    },
  }),
)

const LISTED = `
  SELECT s.candidate_id AS "candidateId", s.student_name AS "studentName", s.groups
  FROM student_uploads u JOIN students s ON s.layer = u.layer
  WHERE u.id = $1 AND u.state = 'PUBLISHED' AND u.is_active AND ($2::text IS NULL OR s.groups = $2)
  ORDER BY s.groups, s.candidate_id COLLATE "C"`

/** The students of an active list, or of one of its groups, by group and ID. */
async function findListed(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  groups: string | null,
): Promise<StudentShape[]> {
  if (groups?.includes('\0')) return []
  return (await pool.query<StudentShape>(LISTED, [id, groups])).rows
}

/**
 * Gives candidates new PINs, in the newest active list that each is on: there they win.
 *
 * @returns false when the list is gone or switched off.
 */
function storePins(
  { prisma }: Pick<Database, 'prisma'>,
  o: { id: string; hashes: readonly { candidateId: string; hash: string }[]; actorId: string | null },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    await lockStudents(tx)
    const list = await tx.studentUpload.findUnique({
      where: { id: o.id, state: 'PUBLISHED', isActive: true },
      select: { id: true, fileName: true },
    })
    if (!list) return false
    await tx.$executeRaw`
      UPDATE students AS s SET pin_hash = given.hash
      FROM unnest(
        ${arrayLiteral(o.hashes.map(({ candidateId }) => candidateId))}::text[],
        ${arrayLiteral(o.hashes.map(({ hash }) => hash))}::text[]
      ) AS given (id, hash)
      CROSS JOIN LATERAL ${Prisma.raw(newestListing('given.id', 's.layer'))} AS newest
      WHERE s.layer = newest.layer AND s.candidate_id = given.id`
    await tx.activity.create({
      data: {
        actorId: o.actorId,
        action: 'students.pins-made',
        subject: list.fileName,
        subjectId: list.id,
      },
    })
    return true
  })
}

/** A candidate with the PIN that was just made. */
interface PinCard extends StudentShape {
  pin: string
}

/** Typesets cards to cut and hand out: ten on a page. */
export function typesetPinCards(
  cards: readonly PinCard[],
  {
    letterhead,
    language,
    ...about
  }: { exam: string; sitting: string; address: string; letterhead: Letterhead; language: Locale },
): Typeset {
  const rows = cards.map(({ candidateId, studentName, groups, pin }) => ({
    ...{ candidateId, groups, pin },
    name: studentName,
  }))
  return typeset('pin-cards.typ', { ...letterhead, language, data: { cards: rows, ...about } })
}

/** The same as a table, which is also a student list that can be uploaded. */
function pinsAsCsv(cards: readonly PinCard[]): string {
  const rows = cards.map(({ candidateId, studentName, groups, pin }) =>
    csvLine([idCell(candidateId), studentName, idCell(groups), idCell(pin)]),
  )
  return [BOM, csvLine(['Candidate ID', 'Student Name', 'Groups', 'PIN']), ...rows].join('')
}
