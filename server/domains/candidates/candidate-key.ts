import { normalCandidateId } from '#server/domains/students/candidate-id.ts'

/**
 * The comparison key of a candidate ID, as the SQL function `candidate_key` makes it of a stored ID: compatible characters
 * (NFKC), capitals and small letters, spaces and dashes make no difference.
 */
export const candidateKey = (typed: string): string =>
  normalCandidateId(typed)
    .normalize('NFKC')
    .replaceAll(/[ \-\u2010-\u2015\u2212]/g, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
