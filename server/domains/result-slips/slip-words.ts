import { ABSENT_MARK, type SubjectMarkShape, subjectOf } from '#server/domains/results/stored-subjects.ts'
import type { ResultOutcome } from '#server/generated/prisma/enums.ts'

/** What a result slip says of a candidate's result. */
export interface SlipWords {
  /** Name of the institute. */
  institute: string
  candidateId: string
  /** Null when the candidate is on no active student list. */
  studentName: string | null
  groups: string | null
  examId: string
  examTitle: string
  /** yyyy-MM-dd; null when unknown. */
  examDate: string | null
  /** Why there is no mark. */
  outcome: ResultOutcome | null
  /** Decimal; null with an outcome. */
  examMark: string | null
  /** Null when unknown, or lower than the mark. */
  fullMarks: string | null
  /** Decimal; null with an outcome. */
  percentage: string | null
  passPercentage: string
  examRank: string | null
  /** In the order of the result file. */
  subjects: SubjectMarkShape[]
  /** Number of the result file that the values are from. */
  layer: number
}

/** Words with what was added when they were signed. */
export interface SignedWords extends SlipWords {
  code: string
  issuedAt: Date
}

/** Claims of a token; short names, because they are in the QR code. Absent where nothing is known. */
interface Claims {
  iss: string
  sub: string
  name?: string
  group?: string
  exam: string
  title: string
  date?: string
  out?: ResultOutcome
  mark?: string
  full?: string
  pct?: string
  pass: string
  rank?: string
  /** Names of subjects with their marks, AB for an absent candidate; without a mark the name alone. */
  subj?: [name: string, mark?: string][]
  rev: number
  jti: string
  iat: number
}

export function claimsOf(words: SlipWords, { code, issuedAt }: { code: string; issuedAt: Date }): Claims {
  return {
    iss: words.institute,
    sub: words.candidateId,
    ...(words.studentName !== null && { name: words.studentName }),
    ...(words.groups !== null && { group: words.groups }),
    exam: words.examId,
    title: words.examTitle,
    ...(words.examDate !== null && { date: words.examDate }),
    ...(words.outcome !== null && { out: words.outcome }),
    ...(words.examMark !== null && { mark: words.examMark }),
    ...(words.fullMarks !== null && { full: words.fullMarks }),
    ...(words.percentage !== null && { pct: words.percentage }),
    pass: words.passPercentage,
    ...(words.examRank !== null && { rank: words.examRank }),
    ...(words.subjects.length > 0 && { subj: words.subjects.map(claimOfSubject) }),
    rev: words.layer,
    jti: code,
    iat: Math.floor(issuedAt.getTime() / 1000),
  }
}

/** @param claims of a token whose signature is ours. */
export function wordsOf(claims: Claims): SignedWords {
  return {
    institute: claims.iss,
    candidateId: claims.sub,
    studentName: claims.name ?? null,
    groups: claims.group ?? null,
    examId: claims.exam,
    examTitle: claims.title,
    examDate: claims.date ?? null,
    outcome: claims.out ?? null,
    examMark: claims.mark ?? null,
    fullMarks: claims.full ?? null,
    percentage: claims.pct ?? null,
    passPercentage: claims.pass,
    examRank: claims.rank ?? null,
    subjects: (claims.subj ?? []).map(([name, mark = null]) => subjectOf(name, mark)),
    layer: claims.rev,
    code: claims.jti,
    issuedAt: new Date(claims.iat * 1000),
  }
}

function claimOfSubject({ name, mark, isAbsent }: SubjectMarkShape): [name: string, mark?: string] {
  if (isAbsent) return [name, ABSENT_MARK]
  return mark === null ? [name] : [name, mark]
}
