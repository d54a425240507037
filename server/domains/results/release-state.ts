import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'

type ReleaseState = 'STAGED' | 'SCHEDULED' | 'RELEASED' | 'WITHDRAWN'

export const ReleaseStateEnum = builder.enumType('ReleaseState', {
  values: {
    STAGED: { description: 'Checked, and not published.' },
    SCHEDULED: { description: 'Published; candidates see it from its release on.' },
    RELEASED: { description: 'Candidates see it.' },
    WITHDRAWN: {},
  } as const,
})

/** @param now of the database's clock. */
export function releaseState(
  { state, releaseAt }: Pick<ExamResultFile, 'state' | 'releaseAt'>,
  now: Date,
): ReleaseState {
  if (state === 'STAGED' || state === 'WITHDRAWN') return state
  return releaseAt !== null && releaseAt > now ? 'SCHEDULED' : 'RELEASED'
}
