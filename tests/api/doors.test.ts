import { randomBytes } from 'node:crypto'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signAccessToken } from '#server/access/access-token.ts'
import { createKeyRing, type KeyRing } from '#server/access/keys.ts'
import type { User } from '#server/generated/prisma/client.ts'
import { schema } from '#server/schema.ts'
import { addAccount } from '#tests/support/accounts.ts'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { rootFields } from '#tests/support/doors.ts'
import { graphqlBody } from '#tests/support/graphql-request.ts'
import { sampleOperation } from '#tests/support/sample-operation.ts'

type Door = 'anyone' | 'signed in' | 'student' | 'teacher' | 'admin'

/** Who may call what. Written by hand, so that a door which opens wider by mistake is noticed. */
const doors: Readonly<Record<string, Door>> = {
  'query viewer': 'anyone',
  'query site': 'anyone',
  'query notices': 'anyone',
  'query notice': 'anyone',
  'query allNotices': 'admin',
  'query exams': 'anyone',
  'query examResult': 'anyone',
  'query topPerformers': 'anyone',
  'query videos': 'anyone',
  'query resultFiles': 'admin',
  'query resultFile': 'admin',
  'query resultFileDeletion': 'admin',
  'query stagedExamResults': 'admin',
  'query studentUploads': 'admin',
  'query studentUpload': 'admin',
  'query stagedStudents': 'admin',
  'query users': 'admin',
  'query accountData': 'admin',
  'query candidateData': 'admin',
  'query dashboard': 'admin',
  'query studyMaterials': 'student',
  'query questionBank': 'student',
  'query assignments': 'student',
  'query previousPapers': 'student',
  'query syllabus': 'student',
  'query examSchedule': 'student',
  'query payments': 'student',
  'query examDuties': 'teacher',
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
  'mutation setUserRole': 'admin',
  'mutation setUserDisabled': 'admin',
  'mutation endUserSessions': 'admin',
  'mutation deleteUser': 'admin',
  'mutation deleteCandidateData': 'admin',
  'mutation createNotice': 'admin',
  'mutation updateNotice': 'admin',
  'mutation setNoticeActive': 'admin',
  'mutation deleteNotices': 'admin',
  'mutation stageExamResults': 'admin',
  'mutation publishExamResults': 'admin',
  'mutation setExamDate': 'admin',
  'mutation deleteResultFile': 'admin',
  'mutation discardStagedExamResults': 'admin',
  'mutation stageStudents': 'admin',
  'mutation publishStudents': 'admin',
  'mutation setStudentUploadActive': 'admin',
  'mutation deleteStudentUploads': 'admin',
  'mutation discardStagedStudents': 'admin',
}

let app: TestApp
let keys: KeyRing
let people: Record<'student' | 'teacher' | 'admin' | 'disabled', User>

beforeAll(async () => {
  app = await testApp()
  keys = createKeyRing(app.db)
  people = {
    student: await addAccount(app, { email: 'student@example.com', role: 'STUDENT' }),
    teacher: await addAccount(app, { email: 'teacher@example.com', role: 'TEACHER' }),
    admin: await addAccount(app, { email: 'admin@example.com', role: 'ADMIN' }),
    disabled: await addAccount(app, {
      email: 'disabled@example.com',
      role: 'ADMIN',
      disabledAt: new Date(),
    }),
  }
})
afterAll(() => app.close())

/** An access token of a new session. */
async function tokenOf(
  user: User,
  o: { expiresAt?: Date; endedAt?: Date; keys?: KeyRing } = {},
): Promise<string> {
  const { expiresAt = new Date(Date.now() + 60_000), endedAt = null } = o
  const session = await app.db.prisma.session.create({ data: { userId: user.id, expiresAt, endedAt } })
  const { token } = await signAccessToken(o.keys ?? keys, { userId: user.id, sessionId: session.id })
  return token
}

const forgedKeys: KeyRing = {
  current: async () => ({ id: (await keys.current()).id, secret: randomBytes(32) }),
  find: async () => undefined,
}

/** Everybody who may knock, with the token they bring. All but the first four come with an admin's, gone bad. */
const visitors: Readonly<Record<string, () => Promise<string | undefined>>> = {
  visitor: async () => undefined,
  student: () => tokenOf(people.student),
  teacher: () => tokenOf(people.teacher),
  admin: () => tokenOf(people.admin),
  'admin whose session ran out': () => tokenOf(people.admin, { expiresAt: new Date(Date.now() - 1) }),
  'admin who signed out': () => tokenOf(people.admin, { endedAt: new Date() }),
  'disabled admin': () => tokenOf(people.disabled),
  'admin by a token of another key': () => tokenOf(people.admin, { keys: forgedKeys }),
  'admin by a token without a signature': async () =>
    new UnsecuredJWT({ sub: people.admin.id, sid: people.admin.id, aud: 'pravesh:api' })
      .setIssuer('pravesh')
      .setExpirationTime('5m')
      .encode(),
}

/** What somebody should meet at a door. */
function expected(door: Door, who: string): string {
  const role = ['student', 'teacher', 'admin'].find((one) => one === who)
  if (door === 'anyone') return 'open'
  if (role === undefined) return 'UNAUTHENTICATED'
  return door === 'signed in' || door === role ? 'open' : 'FORBIDDEN'
}

async function met(query: string, variables: object, token: string | undefined): Promise<string> {
  const request = graphqlBody(query, variables)
  const headers = new Headers(request.headers)
  if (token !== undefined) headers.set('cookie', `pravesh_access=${token}`)
  const response = await fetch(`${app.url}/graphql`, { ...request, headers })
  const { data, errors } = await response.json()
  const code = errors?.[0]?.extensions?.code
  if (code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN') return 'open'
  // Behind a closed door nothing may be seen.
  expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
  return code
}

const fields = rootFields(schema).map(({ kind, field }) => ({ name: `${kind} ${field.name}`, kind, field }))

test('every root field has its row, and every row its field', () => {
  expect(Object.keys(doors).sort()).toEqual(fields.map(({ name }) => name).sort())
})

describe.each(fields)('$name', ({ name, kind, field }) => {
  const door = doors[name] ?? 'admin'

  test.each(Object.entries(visitors))('to a %s', async (who, makeToken) => {
    const { query, variables } = sampleOperation(kind, field)
    expect(await met(query, variables, await makeToken())).toBe(expected(door, who))
  })
})

test.each(['student', 'teacher', 'admin'] as const)('the API knows that a %s is asking', async (who) => {
  const response = await fetch(`${app.url}/graphql`, {
    ...graphqlBody('{ viewer { role user { email } } }', {}),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(people[who])}` },
  })
  const { data } = await response.json()
  expect(data.viewer).toEqual({ role: who.toUpperCase(), user: { email: people[who].email } })
})
