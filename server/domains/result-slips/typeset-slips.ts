import { format } from 'date-fns/format'
import { encode } from 'uqr'
import type { Site } from '#server/config/site.ts'
import { outcomeNames } from '#server/domains/results/result-outcome.ts'
import { todayInKathmandu } from '#server/lib/kathmandu.ts'
import { type Typeset, typeset } from '#server/pdf/typeset.ts'
import type { IssuedSlip } from './issue-slips.ts'
import { showSlipCode } from './slip-code.ts'

interface About {
  site: Site
  /** Public URL without a trailing slash. */
  publicUrl: string
  /** Whether the results are not released. */
  isRehearsal: boolean
}

/** Typesets slips, one on a page. */
export function typesetSlips(slips: readonly IssuedSlip[], { site, publicUrl, isRehearsal }: About): Typeset {
  return typeset('result-slip.typ', {
    site,
    data: {
      isRehearsal,
      title:
        slips.length === 1
          ? `Result slip ${slips[0]?.candidateId}: ${slips[0]?.examTitle}`
          : `Result slips: ${slips[0]?.examTitle}`,
      verifyAddress: `${publicUrl}/verify`,
      slips: slips.map((slip) => ({
        ...{ institute: slip.institute, candidateId: slip.candidateId },
        ...{ name: slip.studentName, groups: slip.groups, exam: slip.examTitle, examId: slip.examId },
        date: slip.examDate && showDay(slip.examDate),
        mark: slip.fullMarks === null ? slip.examMark : `${slip.examMark} of ${slip.fullMarks}`,
        percentage: slip.percentage,
        passPercentage: slip.passPercentage,
        verdict: verdictOf(slip),
        rank: slip.examRank,
        issued: showDay(todayInKathmandu(slip.issuedAt)),
        code: showSlipCode(slip.code),
        qr: qrPicture(`${publicUrl}/verify?t=${slip.token}`),
      })),
    },
  })
}

function verdictOf({ outcome, percentage, passPercentage }: IssuedSlip): string {
  if (outcome !== null) return outcomeNames[outcome]
  return Number(percentage) >= Number(passPercentage) ? 'Passed' : 'Failed'
}

/** @param day yyyy-MM-dd. */
const showDay = (day: string) => format(new Date(`${day}T00:00`), 'MMM d, yyyy')

/** A QR code as the grey values of its modules. */
function qrPicture(text: string): { size: number; pixels: number[] } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return { size, pixels: data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))) }
}
