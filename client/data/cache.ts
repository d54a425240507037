import { InMemoryCache, type Reference, type StoreObject, type TypePolicies } from '@apollo/client/cache'
import possibleTypes from '#client/gql/possible-types.ts'

const replace = { merge: false } as const

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      exams: replace,
      announcedReleases: replace,
      withdrawnExams: replace,
      topPerformers: replace,
      myResults: replace,
      resultFiles: replace,
      // The cache is written into pages, so it does not hold the entered secret of a result.
      examResult: { keyArgs: ['examId', 'candidateId'] },
      verifyResultSlip: { keyArgs: ['code'], merge: false },
    },
  },
  User: { fields: { candidateLinks: replace } },
  VideoPage: { fields: { nodes: replace } },
  Site: { keyFields: [] },
  Viewer: { keyFields: [] },
  Content: { keyFields: [] },
  // A candidate has a result in many exams: without both parts of its key a result stays inside the answer it came
  // with, so that one exam's marks can never show up under another.
  ExamResult: {
    fields: { trend: replace },
    keyFields: (result, { readField }) => {
      const exam = readField<Reference | StoreObject>('exam', result)
      const examId = exam && readField('id', exam)
      const candidateId = readField('candidateId', result)
      return typeof examId === 'string' && typeof candidateId === 'string'
        ? `ExamResult:${JSON.stringify([examId, candidateId])}`
        : false
    },
  },
}

/** An empty cache that knows the schema's unions and the key of each type. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes, typePolicies })
}
