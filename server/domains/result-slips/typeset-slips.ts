import { outcomeNames } from '#server/domains/results/result-outcome.ts'
import { MAX_QR_BYTES } from '#server/pdf/qr-picture.ts'
import { type Letterhead, type Typeset, typeset } from '#server/pdf/typeset.ts'
import { typesetAside } from '#server/pdf/typeset-aside.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { IssuedSlip } from './issue-slips.ts'
import { showSlipCode } from './slip-code.ts'

interface About {
  letterhead: Letterhead
  /** Public URL without a trailing slash. */
  publicUrl: string
  /** Whether the results are not released. */
  isRehearsal: boolean
  /** Of the document. */
  title: string
}

const DOCUMENT = 'result-slip.typ'

/** Typesets a slip. */
export function typesetSlip(slip: IssuedSlip, about: Omit<About, 'title'>): Typeset {
  const title = `Result slip ${slip.candidateId}: ${slip.examTitle}`
  return typeset(DOCUMENT, valuesOf([slip], { ...about, title }))
}

/** Typesets slips, one on a page, beside the process's other work. */
export function typesetSlipsAside(
  slips: readonly IssuedSlip[],
  about: About,
  signal: AbortSignal,
): Promise<Typeset> {
  return typesetAside(DOCUMENT, valuesOf(slips, about), signal)
}

function valuesOf(slips: readonly IssuedSlip[], { letterhead, publicUrl, isRehearsal, title }: About) {
  return {
    ...letterhead,
    data: {
      isRehearsal,
      title,
      verifyAddress: `${publicUrl}/verify`,
      slips: slips.map((slip) => ({
        ...{ institute: slip.institute, candidateId: slip.candidateId },
        ...{ name: slip.studentName, groups: slip.groups, exam: slip.examTitle, examId: slip.examId },
        date: slip.examDate && sayDate(slip.examDate),
        mark: slip.fullMarks === null ? slip.examMark : `${slip.examMark} of ${slip.fullMarks}`,
        percentage: slip.percentage,
        passPercentage: slip.passPercentage,
        verdict: verdictOf(slip),
        rank: slip.examRank,
        subjects: slip.subjects.map((subject) => ({ name: subject.name, mark: markWords(subject) })),
        issued: sayDate(slip.issuedAt.toISOString()),
        code: showSlipCode(slip.code),
        qr: addressOf(slip, publicUrl),
      })),
    },
  }
}

function markWords({ mark, isAbsent }: IssuedSlip['subjects'][number]): string {
  return isAbsent ? outcomeNames.ABSENT : (mark ?? '–')
}

function verdictOf({ outcome, percentage, passPercentage }: IssuedSlip): string {
  if (outcome !== null) return outcomeNames[outcome]
  return Number(percentage) >= Number(passPercentage) ? 'Passed' : 'Failed'
}

/** With the signed words; where they are too long for a QR code, by the code that is printed beside it. */
function addressOf({ token, code }: IssuedSlip, publicUrl: string): string {
  const address = `${publicUrl}/verify?t=${token}`
  return address.length <= MAX_QR_BYTES ? address : `${publicUrl}/verify?code=${code}`
}
