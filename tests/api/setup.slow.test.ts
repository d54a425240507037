import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createKeyRing } from '#server/auth/keys.ts'
import { userCommands } from '#server/cli/user-commands.ts'
import { standInSite } from '#server/config/site.ts'
import { isNightlyBackupOn } from '#server/db/backup-status.ts'
import { setupAddress, setupToken } from '#server/domains/setup/setup-token.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { createLog } from '#server/lib/log.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { everything } from '#tests/support/database/tables-as-text.ts'
import { NeedsSetup, RemoveDemo, SetUp, Setup, setUpInput } from '#tests/support/people/setup-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const renderer = sourceRenderer()
let app: TestApp
let token: string

beforeEach(async () => {
  app = await testApp({ settings: { DEMO: 'off' }, renderer })
  token = await setupToken(createKeyRing(app.db), app.env)
})
afterEach(() => app.close())

const visitor = () => app.newClient()
const codeOf = (answer: { errors?: { extensions?: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions?.code
const page = (path: string) => visitor().fetch(path)
/** The page's text: markers of hydration differ. */
const words = async (path: string) =>
  /<main.*<\/main>/s.exec(await (await page(path)).text())?.[0].replaceAll(/<!--.*?-->/g, '')

function formOf(values: Record<string, string>): RequestInit {
  const { institute, ...account } = setUpInput
  const form = new URLSearchParams({ name: account.name, email: account.email })
  form.set('password', account.password)
  form.set('repeated', account.password)
  for (const [name, value] of Object.entries(institute)) form.set(`institute.${name}`, String(value))
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return { method: 'POST', body: form, headers: { origin: app.url }, redirect: 'manual' }
}

test('the first admin sets the site up and is signed in; the address is used up', async () => {
  expect(await setupAddress({ db: app.db, env: app.env, keys: createKeyRing(app.db) }, app.url)).toBe(
    `${app.url}/setup?token=${token}`,
  )
  expect(await visitor().run(NeedsSetup)).toEqual({ needsSetup: true })
  expect((await visitor().run(Setup, { token })).setup).toEqual({
    needsAccount: true,
    isInstituteLocked: false,
    canAddDemo: true,
    offersNightlyBackup: true,
    demo: null,
  })
  const client = visitor()
  const { setUp } = await client.run(SetUp, { token, input: setUpInput })
  const user = { email: 'asha@koshi.example', name: 'Asha Rai' }
  expect(setUp).toEqual({ __typename: 'SignedIn', viewer: { role: 'ADMIN', user } })
  const { site, viewer, dashboard } =
    (
      await client.send<Record<string, unknown>, object>(
        '{ site { name tagline description phones } viewer { role } dashboard { recentActivity { action subject actor } } }',
      )
    ).data ?? {}
  expect({ site, viewer }).toEqual({
    site: {
      name: 'Koshi Academy',
      tagline: 'Courses, notices and exam results in one place.',
      description: 'Courses, notices and exam results of Koshi Academy.',
      phones: ['021-555555'],
    },
    viewer: { role: 'ADMIN' },
  })
  expect(dashboard).toMatchObject({
    recentActivity: [
      { action: 'setup.done', subject: 'Koshi Academy', actor: 'Asha Rai' },
      { action: 'content.published' },
    ],
  })
  const versions = await app.db.prisma.contentVersion.findMany({ select: { number: true } })
  expect(versions).toEqual([{ number: 1 }])
  expect(await isNightlyBackupOn(app.db)).toBe(false)
  expect(await visitor().run(NeedsSetup)).toEqual({ needsSetup: false })
  expect((await visitor().run(Setup, { token })).setup).toBeNull()
  expect(codeOf(await visitor().send(SetUp, { token, input: setUpInput }))).toBe('NOT_FOUND')
  expect(await setupAddress({ db: app.db, env: app.env, keys: createKeyRing(app.db) }, app.url)).toBe(
    undefined,
  )
})

test('a wrong token, none, and one of another installation show what an unknown address shows', async () => {
  const other = await testApp({ settings: { DEMO: 'off' } })
  const foreign = await setupToken(createKeyRing(other.db), other.env)
  await other.close()
  const before = await everything(app.db.pool)
  const unknown = await words('/nothing-here')
  for (const path of ['/setup', '/setup?token=', '/setup?token=wrong', `/setup?token=${foreign}`]) {
    expect((await page(path)).status, path).toBe(404)
    expect(await words(path), path).toBe(unknown)
    const [, wrong = null] = path.split('token=')
    expect(codeOf(await visitor().send(SetUp, { token: wrong, input: setUpInput })), path).toBe('NOT_FOUND')
    const posted = await visitor().fetch(path, formOf({}))
    expect(posted.status, path).toBe(404)
  }
  expect(await everything(app.db.pool)).toBe(before)
  expect((await page(`/setup?token=${token}`)).status).toBe(200)
  await visitor().run(SetUp, { token, input: setUpInput })
  expect((await page(`/setup?token=${token}`)).status).toBe(404)
  expect(await words(`/setup?token=${token}`)).toBe(await words('/nothing-here'))
})

test('SETUP_TOKEN names the address, and the home page says that the site waits, without it', async () => {
  const SETUP_TOKEN = 'chosen-by-the-institute'
  const chosen = await testApp({
    settings: { DEMO: 'off', SETUP_TOKEN },
    site: standInSite(),
    renderer,
  })
  try {
    const client = chosen.newClient()
    const home = await (await client.fetch('/')).text()
    expect(home).toContain('This website waits for its set-up.')
    expect(home).not.toContain(SETUP_TOKEN)
    const ownToken = await setupToken(createKeyRing(chosen.db), {})
    expect((await client.run(Setup, { token: ownToken })).setup).toBeNull()
    expect((await client.fetch(`/setup?token=${SETUP_TOKEN}`)).status).toBe(200)
  } finally {
    await chosen.close()
  }
})

test('wrong tokens are limited, and do not keep the right one out', async () => {
  for (let i = 0; i < 3; i++) await visitor().run(Setup, { token })
  const answers = await Promise.all(
    Array.from({ length: 101 }, (_, i) => visitor().send(Setup, { token: `wrong ${i}` })),
  )
  expect(answers.filter((answer) => codeOf(answer) === 'RATE_LIMITED')).toHaveLength(1)
  expect((await page('/setup?token=wrong')).status).toBe(429)
  expect((await page(`/setup?token=${token}`)).status).toBe(200)
})

test('of twenty at once one wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      visitor().send(SetUp, { token, input: { ...setUpInput, email: `n${i}@koshi.example` } }),
    ),
  )
  expect(answers.filter(({ data }) => data?.setUp.__typename === 'SignedIn')).toHaveLength(1)
  expect(answers.filter((answer) => codeOf(answer) === 'NOT_FOUND')).toHaveLength(19)
  expect(await app.db.prisma.user.count()).toBe(1)
  expect(await app.db.prisma.contentVersion.count()).toBe(1)
})

test('says at every field what is wrong, and changes nothing', async () => {
  await app.db.prisma.user.create({ data: { email: 'taken@koshi.example', passwordHash: '' } })
  const before = await everything(app.db.pool)
  const institute = { ...setUpInput.institute, name: ' ', phones: [], establishedYear: 0, email: 'x' }
  const wrong = { ...setUpInput, name: '', email: 'x', password: 'short', institute }
  const { setUp } = await visitor().run(SetUp, { token, input: wrong })
  const paths = setUp.__typename === 'InvalidInput' ? setUp.fields.map(({ path }) => path) : []
  const institutes = ['name', 'phones', 'establishedYear', 'email'].map((name) => `institute.${name}`)
  const names = ['name', 'email', 'password', ...institutes]
  expect(new Set(paths)).toEqual(new Set(names.map((name) => `input.${name}`)))
  const taken = { ...setUpInput, email: 'Taken@koshi.example' }
  expect((await visitor().run(SetUp, { token, input: taken })).setUp).toMatchObject({
    fields: [
      { path: 'input.email', message: expect.stringMatching(/^There is an account with this address/) },
    ],
  })
  const { institute: _, ...without } = setUpInput
  const lacking = [{ path: 'input.institute', message: 'Name and contact of the institute are required' }]
  expect((await visitor().run(SetUp, { token, input: without })).setUp).toMatchObject({ fields: lacking })
  expect(await everything(app.db.pool)).toBe(before)
})

test('a failure before the end leaves nothing', async () => {
  const before = await everything(app.db.pool)
  await app.db.pool.query(`
    CREATE FUNCTION fail_setup() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.action = 'setup.done' THEN RAISE EXCEPTION 'the connection is gone'; END IF;
      RETURN NEW; END $$`)
  await app.db.pool.query(
    'CREATE TRIGGER fail BEFORE INSERT ON activities FOR EACH ROW EXECUTE FUNCTION fail_setup()',
  )
  expect(codeOf(await visitor().send(SetUp, { token, input: setUpInput }))).toBe('INTERNAL_SERVER_ERROR')
  expect(await everything(app.db.pool)).toBe(before)
  expect(await app.db.prisma.contentItem.count()).toBe(0)
  await app.db.pool.query('DROP TRIGGER fail ON activities')
  await visitor().run(SetUp, { token, input: setUpInput })
})

describe('with the content of the demo', () => {
  const input = { ...setUpInput, addDemo: true }
  const published = () => app.db.prisma.examResultFile.count({ where: { state: 'PUBLISHED' } })

  test('it comes without accounts, under the own name, and goes again', async () => {
    const client = visitor()
    await client.run(SetUp, { token, input })
    expect(await published()).toBe(4)
    expect(await app.db.prisma.user.findMany({ select: { email: true } })).toEqual([{ email: input.email }])
    expect((await visitor().send('{ site { name } }')).data).toEqual({ site: { name: 'Koshi Academy' } })
    await client.run(RemoveDemo)
    expect(await app.db.prisma.contentItem.findMany()).toMatchObject([{ collection: 'identity' }])
    expect((await client.run(Setup)).setup).toBeNull()
  })

  test('an interrupted one is completed at the next start, once', async () => {
    await app.db.prisma.user.create({ data: { email: 'a@b.example', passwordHash: '' } })
    await app.db.prisma.activity.create({ data: { action: 'demo.chosen', subject: 'Demo content' } })
    const resources = { db: app.db, files: app.files, log: createLog({ level: 'silent', pretty: false }) }
    await seedOnce(resources, { demo: false })
    expect(await published()).toBe(4)
    await app.db.prisma.examResultFile.deleteMany()
    await seedOnce(resources, { demo: false })
    expect(await published()).toBe(0)
    expect(await app.db.prisma.user.count({ where: { isDemo: true } })).toBe(0)
  })
})

test('the form works without JavaScript and keeps what was typed, except passwords', async () => {
  const path = `/setup?token=${token}`
  const html = await (await visitor().fetch(path, formOf({ email: 'nobody', start: 'demo' }))).text()
  expect(html).toContain('value="Koshi Academy"')
  expect(html).toContain('value="nobody"')
  expect(html).toContain('Enter an email address such as name@example.com')
  expect(html).toContain('<option value="demo" selected="">')
  expect(html).not.toContain(setUpInput.password)
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  const client = visitor()
  const done = await client.fetch(path, formOf({}))
  expect([done.status, done.headers.get('location')]).toEqual([303, '/admin'])
  expect((await client.fetch('/admin')).status).toBe(200)
  const late = await visitor().fetch(path, formOf({}))
  expect(await late.text()).toMatch(/<main.*This website is set up by now.*href="\/auth".*<\/main>/s)
})

test('the sign-in page says where the address of the set-up is, until there is an admin', async () => {
  const sentence = 'in the log of its server'
  expect(await words('/auth')).toContain(sentence)
  const closed = await visitor().fetch('/admin', { redirect: 'manual' })
  expect(closed.headers.get('location')).toBe('/auth?next=%2Fadmin&denied=ADMIN')
  const options = { role: 'admin', now: false, passwordFromStdin: false }
  await userCommands.get('add')?.(app.db, ['office@koshi.example'], options)
  expect(await words('/auth')).not.toContain(sentence)
  expect((await page(`/setup?token=${token}`)).status).toBe(404)
})

test('an account that cannot sign in is no admin', async () => {
  const account = { email: 'a@b.example', role: 'ADMIN' as const, isDemo: true, passwordHash: '' }
  const { id } = await app.db.prisma.user.create({ data: { ...account, emailVerifiedAt: new Date() } })
  const isOpen = async () => (await visitor().run(Setup, { token })).setup !== null
  expect(await isOpen()).toBe(true)
  await app.db.prisma.user.update({ where: { id }, data: { isDemo: false } })
  expect(await isOpen()).toBe(false)
  await app.db.prisma.user.update({ where: { id }, data: { disabledAt: new Date() } })
  expect(await isOpen()).toBe(true)
  await app.db.prisma.user.update({ where: { id }, data: { disabledAt: null, emailVerifiedAt: null } })
  expect(await isOpen()).toBe(true)
})

test('names that contain HTML are shown as they were typed', async () => {
  const harm = `'"></script></title><xss-probe onload=xss()>`
  const client = visitor()
  const form = formOf({ name: harm, 'institute.name': harm, 'institute.address': harm, email: harm })
  expect(await (await client.fetch(`/setup?token=${token}`, form)).text()).not.toContain('<xss-probe')
  const institute = { ...setUpInput.institute, name: harm, address: harm, tagline: harm, description: harm }
  await client.run(SetUp, { token, input: { ...setUpInput, name: harm, institute } })
  for (const path of ['/', '/contact', '/admin']) {
    const html = await (await client.fetch(path)).text()
    expect(html, path).toContain('xss-probe')
    expect(html, path).not.toContain('<xss-probe')
  }
})
