import { isDeepStrictEqual } from 'node:util'
import { findVisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { limitedLookUp } from '#server/domains/results/look-up/limited-look-up.ts'
import { singleNames } from '#server/domains/results/result-values.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { oncePerOperation, selectedTwiceError } from '#server/graphql/once-per-operation.ts'
import { findSlipRows, type SlipRow } from './find-slip-rows.ts'
import { slipWords } from './issue-slips.ts'
import { ResultSlip, SLIP_COLUMNS, type Slip, type SlipWords, slipOf } from './result-slip.ts'
import { readSlipCode } from './slip-code.ts'

interface SlipCheck {
  state: 'GENUINE' | 'REVISED' | 'WITHDRAWN'
  /** When the result was changed; null when it was not, and when the day is not kept. */
  revisedAt: Date | null
  slip: Slip
}

const ResultSlipStateEnum = builder.enumType('ResultSlipState', {
  description: 'Whether a result slip still holds.',
  values: {
    GENUINE: { description: 'The result is the same today.' },
    REVISED: { description: 'The result was changed since.' },
    WITHDRAWN: { description: 'The institute has taken the result back.' },
  } as const,
})

const ResultSlipCheck = builder.objectRef<SlipCheck>('ResultSlipCheck').implement({
  description: 'A result slip, and whether it still holds.',
  fields: (t) => ({
    state: t.field({ type: ResultSlipStateEnum, resolve: ({ state }) => state }),
    revisedAt: t.expose('revisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the latest change of a revised result; null when it is not known.',
    }),
    slip: t.field({
      type: ResultSlip,
      description: 'To compare with the paper; never the result of today.',
      resolve: ({ slip }) => slip,
    }),
  }),
})

builder.queryField('verifyResultSlip', (t) =>
  t.field({
    authScopes: { public: true },
    type: ResultSlipCheck,
    nullable: true,
    extensions: oncePerOperation,
    description:
      'Tells whether a result slip still holds, by the code on it; null for a code that no slip has. An operation may ask for one. Limited like look-ups. [anyone]',
    args: {
      code: t.arg.string({
        required: true,
        description:
          'The letters and digits on the slip. Capitals, spaces and dashes do not matter, and O, I and L are read as 0 and 1.',
      }),
      proof: t.arg.string({ description: 'As for `examResult`.' }),
    },
    resolve: (_root, { code: typed, proof }, context) => {
      if (context.lookedUp) throw selectedTwiceError('verifyResultSlip')
      context.lookedUp = true
      const code = readSlipCode(typed)
      return limitedLookUp(context, {
        subject: code ?? '',
        proof,
        find: async () => (code === undefined ? null : verifySlip(context, code)),
      })
    },
  }),
)

async function verifySlip(context: Context, code: string): Promise<SlipCheck | null> {
  const { db } = context
  const { rows } = await db.pool.query<Parameters<typeof slipOf>[0]>({
    name: 'find-result-slip',
    text: `SELECT ${SLIP_COLUMNS} FROM result_slips WHERE code = $1`,
    values: [code],
  })
  const [kept] = rows
  if (!kept) return null
  const slip = slipOf(kept)
  const exam = await findVisibleExam(db, slip.examId)
  const [row] = exam ? await findSlipRows(context, exam.id, [slip.candidateId]) : []
  if (!exam || !row) return { state: 'WITHDRAWN', revisedAt: null, slip }
  const present = slipWords(row, exam, { name: slip.institute })
  if (isSame(slip, present)) return { state: 'GENUINE', revisedAt: null, slip }
  const listedSince = isSameName(slip, present) ? null : row.listedSince
  return { state: 'REVISED', revisedAt: revisionOf(slip, { ...row, listedSince }), slip }
}

const VALUES = [...singleNames, 'passPercentage', 'subjects'] as const
/** Entering them later, or taking them back, does not change a result. */
const MAY_BE_UNKNOWN = ['studentName', 'fullMarks'] as const

/** A name that one of them does not know is no other one. */
function isSameName(printed: SlipWords, present: SlipWords): boolean {
  return isSame({ ...present, studentName: printed.studentName }, present)
}

function isSame(printed: SlipWords, present: SlipWords): boolean {
  return (
    // Slips of older versions do not have all values.
    VALUES.every((word) => isDeepStrictEqual(printed[word] ?? null, present[word] ?? null)) &&
    MAY_BE_UNKNOWN.every(
      (word) => printed[word] === null || present[word] === null || printed[word] === present[word],
    )
  )
}

/** The latest change of this result since the slip was issued of which the day is kept. */
function revisionOf({ issuedAt }: Slip, { visibleSince, listedSince }: SlipRow): Date | null {
  const changes = [visibleSince, listedSince]
  const since = changes.filter((at) => at !== null && at >= issuedAt) as Date[]
  return since.length === 0 ? null : new Date(Math.max(...since.map((at) => at.getTime())))
}
