import { comparisonKey } from '#server/domains/imports/read-rows.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'

/**
 * The comparison key of a candidate ID as it is typed: compatible characters (NFKC), capitals and small letters, spaces and
 * dashes make no difference.
 */
export const candidateKey = (typed: string): string => comparisonKey(normalCandidateId(typed))
