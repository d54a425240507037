import { singleValuesOf } from '#server/domains/results/result-values.ts'
import { said, say } from '#server/locales/say.ts'
import { type Letterhead, type Typeset, typeset } from '#server/pdf/typeset.ts'
import { typesetOnThread } from '#server/pdf/typeset-on-thread.ts'
import { dateWords } from '#shared/calendar/nepali-date-words.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
import type { Slip } from './result-slip.ts'

interface About {
  letterhead: Letterhead
  language: Locale
  /** Public URL without a trailing slash. */
  publicUrl: string
  /** Whether the results are not released. */
  isRehearsal: boolean
  /** Of the document. */
  title: string
}

const verdicts = {
  PASSED: say`Passed`,
  FAILED: say`Failed`,
  ABSENT: say`Absent`,
  WITHHELD: say`Withheld`,
  DISQUALIFIED: say`Disqualified`,
}

/** Title of a slip, also in its file name. */
export const slipTitle = (language: Locale) => said(say`Result slip`, language)

const DOCUMENT = 'result-slip.typ'

/** Typesets a slip. */
export function typesetSlip(slip: Slip, about: Omit<About, 'title'>): Typeset {
  const title = `${slipTitle(about.language)} ${slip.candidateId}: ${slip.examTitle}`
  return typeset(DOCUMENT, valuesOf([slip], { ...about, title }))
}

/** Typesets slips, one on a page, beside the process's other work. */
export function typesetSlipsOnThread(
  slips: readonly Slip[],
  about: About,
  signal: AbortSignal,
): Promise<Typeset> {
  return typesetOnThread(DOCUMENT, valuesOf(slips, about), signal)
}

function valuesOf(slips: readonly Slip[], about: About) {
  const { letterhead, language, publicUrl, isRehearsal, title } = about
  const verifyAddress = publicUrl + pathIn(language, '/verify')
  const dated = (at: string) => sayDate(at, false, dateWords[language])
  return {
    ...letterhead,
    language,
    data: {
      isRehearsal,
      title,
      verifyAddress,
      slips: slips.map((slip) => ({
        ...singleValuesOf(slip),
        ...{ institute: slip.institute, candidateId: slip.candidateId },
        ...{ name: slip.studentName, groups: slip.groups, exam: slip.examTitle, examId: slip.examId },
        date: slip.examDate && dated(slip.examDate),
        mark: slip.fullMarks === null ? slip.examMark : say`${slip.examMark ?? ''} of ${slip.fullMarks}`,
        passPercentage: slip.passPercentage,
        verdict: verdicts[verdictOf(slip)],
        subjects: slip.subjects.map((subject) => ({
          name: subject.name,
          mark: subject.isAbsent ? verdicts.ABSENT : (subject.mark ?? '–'),
        })),
        issued: dated(slip.issuedAt.toISOString()),
        code: slip.code,
        qr: `${verifyAddress}/${slip.code}`,
      })),
    },
  }
}

function verdictOf({ outcome, percentage, passPercentage }: Slip) {
  if (outcome !== null) return outcome
  return Number(percentage) >= Number(passPercentage) ? 'PASSED' : 'FAILED'
}
