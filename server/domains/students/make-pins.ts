import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import { actorIdOf } from '#server/auth/viewer.ts'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import { listExamsFrom } from '#server/domains/student-area/exam-schedule.ts'
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
import { hashSecret } from './candidate-secret.ts'
import type { StudentShape } from './find-students.ts'
import { findListed, storePins } from './listed-students.ts'
import { randomPin } from './random-pin.ts'

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
