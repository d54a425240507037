import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '#server/api/schema.ts'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'
import { rootFields } from '#tests/support/people/auth-scope-matrix.ts'
import { type Caller, callers, roleOf, tokenMaker } from '#tests/support/people/callers.ts'
import { sampleOperation } from '#tests/support/results/sample-operation.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

type RequiredScope = 'anyone' | 'signed in' | 'student' | 'teacher' | 'admin' | 'teacher or admin'

/** Access to every operation, written by hand, so that a scope that becomes wider by mistake is noticed. */
const scopes: Readonly<Record<string, RequiredScope>> = {
  'query viewer': 'anyone',
  'query site': 'anyone',
  'query setup': 'anyone',
  'query needsSetup': 'anyone',
  'query content': 'anyone',
  'query contentCollection': 'admin',
  'query contentCollections': 'admin',
  'query mediaFile': 'admin',
  'query contentItem': 'admin',
  'query contentPreview': 'admin',
  'query contentItems': 'admin',
  'query notices': 'anyone',
  'query notice': 'anyone',
  'query allNotices': 'admin',
  'query exams': 'anyone',
  'query announcedReleases': 'anyone',
  'query withdrawnExams': 'anyone',
  'query examFacts': 'anyone',
  'query examDistribution': 'teacher or admin',
  'query managedExams': 'admin',
  'query managedExam': 'admin',
  'query examResults': 'admin',
  'query examResult': 'anyone',
  'query verifyResultSlip': 'anyone',
  'query topPerformers': 'anyone',
  'query videoSource': 'admin',
  'query videos': 'anyone',
  'query resultFiles': 'admin',
  'query resultFile': 'admin',
  'query resultFileDeletion': 'admin',
  'query stagedExamResults': 'admin',
  'query secretCoverage': 'admin',
  'query studentUploads': 'admin',
  'query uploadsAhead': 'admin',
  'query studentUpload': 'admin',
  'query studentUploadDeletion': 'admin',
  'query stagedStudents': 'admin',
  'query users': 'admin',
  'query accountData': 'admin',
  'query invitations': 'admin',
  'query candidateData': 'admin',
  'query recheckExams': 'admin',
  'query recheckRequests': 'admin',
  'query recheckRequest': 'admin',
  'query search': 'admin',
  'query dashboard': 'admin',
  'query activities': 'admin',
  'query studyMaterials': 'student',
  'query outsideLinks': 'student',
  'query howToPay': 'student',
  'query emptyStudentPages': 'student',
  'query questionBank': 'student',
  'query assignments': 'student',
  'query previousPapers': 'student',
  'query syllabus': 'student',
  'query examSchedule': 'student',
  'query payments': 'student',
  'query myResults': 'student',
  'query examDuties': 'teacher',
  // Calling it needs the token of the set-up, or an admin of the demo: setup.slow.test.ts, demo-removal.slow.test.ts.
  'mutation setUp': 'anyone',
  'mutation removeDemo': 'admin',
  'mutation signIn': 'anyone',
  'mutation signUp': 'anyone',
  'mutation signOut': 'anyone',
  'mutation refreshSession': 'anyone',
  'mutation verifyEmail': 'anyone',
  'mutation resendVerification': 'anyone',
  'mutation requestPasswordReset': 'anyone',
  'mutation resetPassword': 'anyone',
  'mutation changePassword': 'signed in',
  'mutation signOutEverywhere': 'signed in',
  // Calling it needs the token of an invitation: invitations.test.ts.
  'mutation acceptInvitation': 'anyone',
  'mutation inviteUser': 'admin',
  'mutation resendInvitation': 'admin',
  'mutation revokeInvitation': 'admin',
  'mutation inviteStudents': 'admin',
  'mutation readPayments': 'admin',
  'mutation updateExam': 'admin',
  'mutation setUserRole': 'admin',
  'mutation setUserDisabled': 'admin',
  'mutation endUserSessions': 'admin',
  'mutation deleteUser': 'admin',
  'mutation deleteCandidateData': 'admin',
  'mutation linkCandidate': 'student',
  'mutation unlinkCandidate': 'student',
  'mutation linkCandidateToUser': 'admin',
  'mutation unlinkCandidateFromUser': 'admin',
  'mutation createNotice': 'admin',
  'mutation updateNotice': 'admin',
  'mutation setNoticeActive': 'admin',
  'mutation deleteNotices': 'admin',
  'mutation uploadMedia': 'admin',
  'mutation uploadAttachment': 'admin',
  'mutation allowFileCleanUp': 'admin',
  'mutation setNightlyBackup': 'admin',
  'mutation saveContent': 'admin',
  'mutation publishContent': 'admin',
  'mutation setContentHidden': 'admin',
  'mutation orderContent': 'admin',
  'mutation deleteContent': 'admin',
  'mutation restoreContent': 'admin',
  'mutation stageExamResults': 'admin',
  'mutation correctResult': 'admin',
  'mutation publishExamResults': 'admin',
  'mutation setExamDate': 'admin',
  'mutation setExamRelease': 'admin',
  'mutation makeRehearsalLink': 'admin',
  'mutation withdrawExam': 'admin',
  'mutation reinstateExam': 'admin',
  'mutation requestRecheck': 'anyone',
  'mutation answerRecheck': 'admin',
  'mutation closeRecheck': 'admin',
  'mutation liftSecretLimit': 'admin',
  'mutation deleteResultFile': 'admin',
  'mutation discardStagedExamResults': 'admin',
  'mutation stageStudents': 'admin',
  'mutation publishStudents': 'admin',
  'mutation setStudentUploadActive': 'admin',
  'mutation makePins': 'admin',
  'mutation deleteStudentUploads': 'admin',
  'mutation discardStagedStudents': 'admin',
}

let app: TestApp
let tokenOf: ReturnType<typeof tokenMaker>
/** A token of each caller, until a mutation may have ended its session. */
const tokens = new Map<Caller, string | undefined>()

beforeAll(async () => {
  app = await testApp()
  tokenOf = tokenMaker(app)
})
afterAll(() => app.close())

/** Expected answer to a caller. */
function expected(scope: RequiredScope, caller: Caller): string {
  const role = roleOf(caller)?.toLowerCase()
  if (scope === 'anyone') return 'open'
  if (role === undefined) return 'UNAUTHENTICATED'
  return scope === 'signed in' || scope.split(' or ').includes(role) ? 'open' : 'FORBIDDEN'
}

async function answerTo(query: string, variables: object, token: string | undefined): Promise<string> {
  const request = graphqlBody(query, variables)
  const headers = new Headers(request.headers)
  if (token !== undefined) headers.set('cookie', `pravesh_access=${token}`)
  const response = await fetch(`${app.url}/graphql`, { ...request, headers })
  const { data, errors } = await response.json()
  const code = errors?.[0]?.extensions?.code
  if (code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN') return 'open'
  // A refusal contains no data.
  expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
  return code
}

const fields = rootFields(schema).map(({ kind, field }) => ({ name: `${kind} ${field.name}`, kind, field }))

test('every root field has its row, and every row its field', () => {
  expect(Object.keys(scopes).sort()).toEqual(fields.map(({ name }) => name).sort())
})

const withGoodTokens = Object.entries(callers).filter(([, { bad, another }]) => !bad && !another)
const withBadTokens = Object.entries(callers).filter(([, { bad }]) => bad !== undefined)

async function ask({ name, kind, field }: (typeof fields)[number], who: string, caller: Caller) {
  const { query, variables } = sampleOperation(kind, field)
  const wanted = expected(scopes[name] ?? 'admin', caller)
  const token = tokens.get(caller) ?? (await tokenOf(caller))
  tokens.set(caller, token)
  expect(await answerTo(query, variables, token), `${name} to a ${who}`).toBe(wanted)
  if (kind === 'mutation' && wanted === 'open') tokens.delete(caller)
}

test.each(fields)('$name', async (field) => {
  for (const [who, caller] of withGoodTokens) await ask(field, who, caller)
})

// Scopes see whose token it is, and not the token.
test.each(withBadTokens)('a %s has the rights of a visitor', async (who, caller) => {
  const ofEachScope = new Map(fields.map((field) => [`${field.kind} for ${scopes[field.name]}`, field]))
  for (const field of ofEachScope.values()) await ask(field, who, caller)
})

test.each(['STUDENT', 'TEACHER', 'ADMIN'] as const)('the API knows that a %s is asking', async (role) => {
  const response = await fetch(`${app.url}/graphql`, {
    ...graphqlBody('{ viewer { role user { email } } }', {}),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf({ as: role })}`,
    },
  })
  const { data } = await response.json()
  expect(data.viewer).toEqual({ role, user: { email: `${role.toLowerCase()}@example.com` } })
})
