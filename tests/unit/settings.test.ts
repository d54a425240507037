import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificateChecks } from '#server/config/certificate-check.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { readEnv } from '#server/config/env.ts'
import { NEEDED_MEMORY, nodeProblem, settingsChecks } from '#server/config/settings-checks.ts'
import { readSite } from '#server/config/site.ts'
import { ContentSnapshot } from '#server/content/content-store.ts'
import { warnOfLightBrandColor } from '#server/domains/site/serve-site-files.ts'
import { createLog } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { inLanguage, said } from '#server/locales/say.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { hasOpenssl, makeCertificate } from '#tests/support/http/certificates.ts'
import { fencesOf, textOf } from '#tests/support/project/documents.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

/** Findings without those about the machine that runs the tests. */
function findings(variables: Record<string, string>): string[] {
  return settingsChecks(readEnv(variables))
    .filter(({ state, name }) => state !== 'ok' && !['Node.js', 'Memory', 'File descriptors'].includes(name))
    .map(({ name, text }) => `${name}: ${said(text)}`)
}

const good = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://example.edu.np',
  TRUST_PROXY: 'on',
  SMTP_URL: 'smtp://localhost',
}

const DAY = 86_400_000

const today = new Date()

const inDays = (days: number) => new Date(today.getTime() + days * DAY)

const folder = join(projectRoot, 'deploy')

/** Units that run the program. */
const units = readdirSync(folder).filter(
  (name) =>
    name.endsWith('.service') &&
    readFileSync(join(folder, name), 'utf8').includes('ExecStart=/usr/bin/pravesh'),
)

/** Older versions do not know these options. */
const hasAnalyzer = spawnSync('systemd-analyze', ['--offline=true', '--threshold=20', '--help']).status === 0

describe('env', () => {
  describe('the settings', () => {
    test('serve a demo on localhost:4000 when nothing is set', () => {
      expect(readEnv({})).toMatchObject({
        port: 4000,
        host: 'localhost',
        demo: true,
        demoExposed: false,
        introspection: 'on',
        sandbox: 'on',
        trustProxy: false,
      })
    })

    test('count an empty variable as unset', () => {
      expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000 })
      expect(readEnv({ DATABASE_URL: '' }).databaseUrl).toBeUndefined()
    })

    test.each([
      ['DIRECT_DATABASE_URL', 'directDatabaseUrl'],
      ['DATABASE_REPLICA_URL', 'databaseReplicaUrl'],
    ])('refuse a %s of no database, without repeating it', (name, key) => {
      const url = 'postgresql://u:hunter2@h/x'
      expect(() => readEnv({ [name]: url })).toThrow(`${name} goes with DATABASE_URL, which is not set.`)
      expect(readEnv({ DATABASE_URL: url, [name]: url })).toMatchObject({ [key]: url })
    })

    test.each([
      { NODE_ENV: 'production' },
      { PUBLIC_URL: 'https://example.edu.np' },
      { PUBLIC_URL: 'http://example.edu.np' },
      { PUBLIC_URL: 'https://localhost' },
      { PUBLIC_URL: 'http://192.168.1.10:4000' },
      { PUBLIC_URL: 'http://localhost.example.edu.np' },
      { PUBLIC_URL: 'http://127.0.0.1.example.edu.np' },
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: 'school-server' },
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' },
      { TRUST_PROXY: 'on' },
    ])('leave the demo out where others can reach the site, unless it is asked for: %o', (variables) => {
      expect(readEnv(variables)).toMatchObject({
        demo: false,
        demoExposed: false,
        demoOffBy: expect.stringMatching(new RegExp(`^(${Object.keys(variables).join('|')})`)),
        introspection: 'staff',
        sandbox: 'staff',
      })
      expect(readEnv({ ...variables, DEMO: 'on' })).toMatchObject({ demo: true, demoExposed: true })
      expect(readEnv({ ...variables, DEMO: 'on' }).demoOffBy).toBeUndefined()
      expect(readEnv({ ...variables, DEMO: 'off' })).toMatchObject({ demo: false, demoExposed: false })
    })

    test.each([
      { HOST: '127.0.0.1' },
      { HOST: '::1' },
      { HOST: 'LocalHost.' },
      { PUBLIC_URL: 'http://localhost:4000' },
      { PUBLIC_URL: 'http://[::1]:4000' },
      { PUBLIC_URL: 'http://127.1.2.3', HOST: 'demo.localhost' },
    ])('serve the demo without a ribbon at this machine: %o', (variables) => {
      expect(readEnv(variables)).toMatchObject({ demo: true, demoExposed: false, sandbox: 'on' })
      expect(readEnv({ ...variables, DEMO: 'off' })).toMatchObject({ demo: false })
    })

    test('serve the sandbox to nobody to whom the API does not describe itself', () => {
      expect(readEnv({ SANDBOX: 'off' })).toMatchObject({ introspection: 'on', sandbox: 'off' })
      expect(readEnv({ INTROSPECTION: 'off', SANDBOX: 'on' })).toMatchObject({ sandbox: 'off' })
      expect(readEnv({ INTROSPECTION: 'staff', SANDBOX: 'on' })).toMatchObject({ sandbox: 'staff' })
      expect(readEnv({ INTROSPECTION: 'on', SANDBOX: 'staff' })).toMatchObject({ sandbox: 'staff' })
    })

    test.each(['https://example.edu.np/', 'HTTPS://Example.edu.np', 'https://example.edu.np:443'])(
      'take the origin of the public address %s',
      (address) => {
        expect(readEnv({ PUBLIC_URL: address }).publicUrl).toBe('https://example.edu.np')
      },
    )

    test('serve with every core from a PostgreSQL server, and with one process from the embedded database', () => {
      expect(readEnv({}).processes).toBe(1)
      expect(readEnv({ DATABASE_URL: 'postgresql://localhost/pravesh' }).processes).toBe(
        availableParallelism(),
      )
      expect(readEnv({ WEB_CONCURRENCY: '3' }).processes).toBe(1)
      expect(
        readEnv({ DATABASE_URL: 'postgresql://localhost/pravesh', WEB_CONCURRENCY: '3' }).processes,
      ).toBe(3)
    })

    test.each([
      [{ PORT: 'http' }, /PORT="http"/],
      [{ PORT: '70000' }, /PORT="70000"/],
      [{ PUBLIC_URL: 'example.edu.np' }, /PUBLIC_URL=.*https:\/\/example.edu.np/],
      [{ WEB_CONCURRENCY: 'all' }, /WEB_CONCURRENCY="all".*1 to 64/],
      [{ WEB_CONCURRENCY: '0' }, /WEB_CONCURRENCY="0"/],
      [{ STOP_DELAY: '5s' }, /STOP_DELAY="5s".*seconds/],
      [{ STOP_TIMEOUT: 'long' }, /STOP_TIMEOUT="long".*seconds/],
      [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL="loud"/],
      [{ DEMO: 'yes' }, /DEMO="yes"/],
      [{ TRUST_PROXY: 'true' }, /TRUST_PROXY="true".*how many proxies/],
      [{ TRUST_PROXY: '10.0.0.300' }, /TRUST_PROXY/],
      [{ PUBLIC_URL: 'https://user:pass@example.edu.np' }, /PUBLIC_URL/],
      [{ PUBLIC_URL: 'ftp://example.edu.np' }, /PUBLIC_URL/],
      [{ S3_ENDPOINT: 'https://s3.example.com' }, /^S3_ENDPOINT goes with S3_BUCKET, which is not set\.$/],
      [{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'k' }, /^S3_ACCESS_KEY_ID goes with S3_BUCKET/],
      [{ SMTP_URL: 'mail.example.edu.np' }, /SMTP_URL=….*smtp:\/\/user/],
      [{ MAIL_FROM: 'the office' }, /MAIL_FROM="the office"/],
      [{ YOUTUBE_API_KEY: 'my key' }, /YOUTUBE_API_KEY=…/],
      [{ YOUTUBE_API_URL: 'googleapis.com' }, /YOUTUBE_API_URL=.*https:\/\/www\.googleapis\.com/],
    ])('name a wrong one: %o', (variables, message) => {
      expect(() => readEnv(variables)).toThrow(StartError)
      expect(() => readEnv(variables)).toThrow(message)
    })

    test.each(['12#ss', '12/ss', '12?ss', 'a#ss', 'a/ss', 'a?ss'])(
      'refuse a mail server with the password %s, which is not percent-encoded, and do not tell it',
      (password) => {
        const read = () => readEnv({ SMTP_URL: `smtp://user:${password}@mail.example:587` })
        expect(read).toThrow(/SMTP_URL=….* percent-encoded/)
        expect(read).not.toThrow(/ss@/)
      },
    )

    test.each(['smtps://user:12%23ss@mail.example:465', 'smtp://mail.example/?requireTLS=false'])(
      'take the mail server %s',
      (address) => {
        expect(readEnv({ SMTP_URL: address }).smtpUrl).toBe(address)
      },
    )

    test.each(['0.0.0.0/0', '10.0.0.0/99', '::1/129', 'loopback/8', '10.0.0.0/8/8'])(
      'refuse TRUST_PROXY=%s, which is no subnet',
      (subnet) => {
        expect(() => readEnv({ TRUST_PROXY: subnet })).toThrow(/TRUST_PROXY=.* addresses such as 10\.0\.0\.1/)
      },
    )

    test.each(['/portal', '?x=1', '#a', '/portal?x=1#a'])('refuse a public address with %s', (rest) => {
      const address = `https://example.edu.np${rest}`
      expect(() => readEnv({ PUBLIC_URL: address })).toThrow(/PUBLIC_URL=.* without anything behind it/)
    })

    test.each([
      ['on', 1],
      ['off', false],
      ['2', 2],
      ['10.0.0.1, 10.1.0.0/16,::1', '10.0.0.1, 10.1.0.0/16,::1'],
      ['fd00::/128,10.0.0.1/32', 'fd00::/128,10.0.0.1/32'],
      ['loopback', 'loopback'],
    ])('understand TRUST_PROXY=%s', (value, trustProxy) => {
      expect(readEnv({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy)
    })

    test('never repeat a password', () => {
      expect(() => readEnv({ SMTP_URL: 'http://user:hidden-word@mail.example' })).toThrow(/SMTP_URL/)
      expect(() => readEnv({ SMTP_URL: 'http://user:hidden-word@mail.example' })).not.toThrow(/hidden-word/)
    })

    test.each(['office@example.edu.np', 'Example Academy <office@example.edu.np>'])(
      'take the sender %s',
      (from) => {
        expect(readEnv({ MAIL_FROM: from }).mailFrom).toBe(from)
      },
    )

    test('name every wrong one at once', () => {
      expect(() => readEnv({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT.*DEMO/)
    })
  })

  test('takes a bucket for the files, with both halves of its key or none', () => {
    expect(readEnv({ S3_BUCKET: 'notices' }).s3).toEqual({ bucket: 'notices', region: 'us-east-1' })
    const keyed = {
      S3_BUCKET: 'notices',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'very secret',
    }
    expect(readEnv(keyed).s3).toEqual({
      bucket: 'notices',
      region: 'us-east-1',
      endpoint: 'https://s3.example.com',
      credentials: { accessKeyId: 'id', secretAccessKey: 'very secret' },
    })
    expect(() => readEnv({ S3_BUCKET: 'notices', S3_SECRET_ACCESS_KEY: 'very secret' })).toThrow(
      'go together',
    )
  })

  test('serves metrics to this machine, and to others only with a token', () => {
    const token = 'a secret of enough characters'
    expect(readEnv({}).metrics).toBeUndefined()
    expect(readEnv({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined()
    expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
    expect(() => readEnv(open)).toThrow('METRICS_HOST=0.0.0.0 can be reached by others: set METRICS_TOKEN')
    expect(() => readEnv({ ...open, METRICS_TOKEN: 'too short' })).toThrow('at least 16 characters')
    expect(() => readEnv({ ...open, METRICS_TOKEN: 'too short' })).not.toThrow('too short')
    expect(readEnv({ ...open, METRICS_TOKEN: token }).metrics).toEqual({ port: 9464, host: '0.0.0.0', token })
  })
})

describe('settings checks', () => {
  describe('the checks of the settings', () => {
    test('ask nothing of a trial on this machine', () => {
      expect(findings({})).toEqual([])
    })

    test('find nothing wrong with complete settings', () => {
      expect(findings(good)).toEqual([])
      expect(findings({ ...good, TRUST_PROXY: 'off', SMTP_URL: 'none' })).toEqual([])
      expect(findings({ ...good, DATABASE_URL: 'postgresql:///pravesh?host=/run/postgresql' })).toEqual([])
    })

    test.each([
      [{ ...good, TRUST_PROXY: '' }, /^Reverse proxy: TRUST_PROXY is not set/],
      [{ ...good, PUBLIC_URL: '' }, /^Address: PUBLIC_URL is not set/],
      [{ ...good, PUBLIC_URL: 'http://example.edu.np' }, /^Address: .* is not encrypted/],
      [{ ...good, DEMO: 'on' }, /^Demo: .* Set DEMO=off/],
      [{ ...good, SMTP_URL: '' }, /^Mail: SMTP_URL is not set/],
      [{ ...good, DATABASE_URL: 'postgresql://pravesh:pravesh@db/pravesh' }, /^Secrets: .* fewer than 12/],
    ])('%j', (variables, message) => {
      expect(findings(variables)).toEqual([expect.stringMatching(message)])
    })

    test('want as much memory as the documents say', () => {
      const said = `count ${NEEDED_MEMORY.process / 1e6} MB for each process`
      expect(textOf('docs/operations.md')).toContain(said)
    })

    test('tell of everything at once', () => {
      expect(findings({ HOST: '0.0.0.0', DEMO: 'on' })).toHaveLength(3)
    })
  })

  describe('a version of Node.js', () => {
    const now = new Date('2026-11-23')

    test.each(['20.20.2', '21.7.0', '25.1.0', '18.20.0'])('%s gets no security fixes', (version) => {
      expect(said(nodeProblem(version, now) ?? '')).toBe(
        `Version ${version} gets no security fixes any more. Install Node.js 26.`,
      )
    })

    test.each(['22.13.0', '24.11.0', '28.0.0'])('%s is good', (version) => {
      expect(nodeProblem(version, now)).toBe(undefined)
    })
  })
})

describe('certificate check', () => {
  describe.skipIf(!hasOpenssl)('the certificate at the public address', () => {
    let folder: string
    let server: Server
    let address: string
    let authority: string

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'certificate-'))
      const made = await makeCertificate(folder, 'localhost')
      authority = await readFile(made.authority, 'utf8')
      server = createServer({ cert: await readFile(made.certificate), key: await readFile(made.key) })
      await new Promise<void>((done) => server.listen(0, done))
      address = `https://localhost:${(server.address() as AddressInfo).port}`
    })
    afterAll(async () => {
      server.close()
      await rm(folder, { recursive: true })
    })

    // It is valid for two days.
    test.each([
      [-30, 'ok', /^Valid until /],
      [0, 'warning', /^The certificate of localhost expires on .*, in (1 day|2 days)\./],
      [3, 'problem', /^The certificate of localhost expired on /],
    ])('%i days from its making', async (days, state, text) => {
      const checks = inLanguage(await certificateChecks(address, { now: inDays(days), authority }), 'en')
      expect(checks).toEqual([{ name: 'Certificate', state, text: expect.stringMatching(text) }])
    })

    test('is a problem when browsers do not trust it', async () => {
      const [check] = inLanguage(await certificateChecks(address, { now: today }), 'en')
      expect(check).toMatchObject({ state: 'problem', text: expect.stringMatching(/^Browsers do not trust/) })
    })
  })

  test('a certificate that cannot be asked for is not held against the site', async () => {
    const [check] = inLanguage(await certificateChecks('https://localhost:1', { now: today }), 'en')
    expect(check).toMatchObject({
      state: 'ok',
      text: expect.stringMatching(/^localhost cannot be asked from here/),
    })
  })

  test('a site without an encrypted address has none', async () => {
    expect(await certificateChecks('http://localhost', { now: today })).toEqual([])
    expect(await certificateChecks(undefined, { now: today })).toEqual([])
  })
})

describe('site', () => {
  describe("the institute's configuration", () => {
    let folder: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'pravesh-site-'))
    })
    afterAll(() => removeFolder(folder))

    async function fileWith(content: string): Promise<string> {
      const file = join(folder, `${Math.random()}.json`)
      await writeFile(file, content)
      return file
    }

    test('is the demo institute by default', async () => {
      expect((await readSite(undefined)).name).toBe(demoSite.name)
    })

    test('is read from the file that docs/configuration.md shows', async () => {
      const [example] = fencesOf('docs/configuration.md').filter(({ language }) => language === 'json')
      expect(await readSite(await fileWith(example?.text ?? ''))).toMatchObject({
        name: 'Example Entrance Academy',
      })
    })

    test('is read from a file', async () => {
      const file = await fileWith(JSON.stringify({ ...demoSite, name: 'सगरमाथा एकेडेमी' }))
      expect((await readSite(file)).name).toBe('सगरमाथा एकेडेमी')
    })

    test('names every key that does not fit', async () => {
      const file = await fileWith(JSON.stringify({ ...demoSite, email: 'nobody', phones: [], colour: 'red' }))
      await expect(readSite(file)).rejects.toThrow(/email/)
      await expect(readSite(file)).rejects.toThrow(/phones/)
      await expect(readSite(file)).rejects.toThrow(/colour/)
    })

    test('takes a brand colour, in small letters, and nothing else for one', async () => {
      const withColor = (brandColor: string) => fileWith(JSON.stringify({ ...demoSite, brandColor }))
      expect((await readSite(await withColor('#8A1538'))).brandColor).toBe('#8a1538')
      for (const wrong of ['red', '#8a1', '8a1538', '#8a1538; } body { color: red'])
        await expect(readSite(await withColor(wrong))).rejects.toThrow(
          /brandColor: is a colour such as #8a1538/,
        )
    })

    test('says at start which colour letters have when the brand colour is too light', async () => {
      const site = await readSite(undefined)
      const warnings = (brandColor: string) => {
        const lines: string[] = []
        const log = createLog({
          level: 'warn',
          pretty: false,
          to: { write: (line) => void lines.push(line) },
        })
        warnOfLightBrandColor({ site: { ...site, brandColor }, log })
        return lines
      }
      expect(warnings('#fff176')).toEqual([expect.stringContaining('they have #746900')])
      expect(warnings('#8a1538')).toEqual([])
    })

    test('refuses an address that is not http', async () => {
      const file = await fileWith(JSON.stringify({ ...demoSite, mapEmbedUrl: 'javascript:alert(1)' }))
      await expect(readSite(file)).rejects.toThrow(/mapEmbedUrl/)
    })

    test.each([
      ['mapEmbedUrl', 'https://maps.example,/a', 'its host must have letters, digits, dots and hyphens only'],
      ['logoUrl', 'https://cdn.example;/logo.png', 'must be a web address'],
      ['phones.1', ['01-5970124', 'abc'], 'must be a phone number such as 01-5970124'],
      ['whatsAppNumber', '+977', 'must be a phone number such as 01-5970124'],
      ['logoUrl', '//[', 'must be a web address'],
      ['logoUrl', '//cdn.example/logo.png', 'must be a web address'],
    ])('refuses %s=%s', async (key, value, message) => {
      const file = await fileWith(JSON.stringify({ ...demoSite, [key.replace('.1', '')]: value }))
      await expect(readSite(file)).rejects.toThrow(`${key}: ${message}`)
    })

    test('takes a logo at a path', async () => {
      const file = await fileWith(JSON.stringify({ ...demoSite, logoUrl: '/media/लोगो.svg' }))
      expect((await readSite(file)).logoUrl).toBe('/media/लोगो.svg')
    })

    test('says when the file is missing or not JSON', async () => {
      await expect(readSite(join(folder, 'none.json'))).rejects.toThrow(/cannot be read/)
      await expect(readSite(await fileWith('{'))).rejects.toThrow(/not valid JSON/)
    })
  })

  test('what stands in for an institute that is not set up is there in both languages', async () => {
    const snapshot = new ContentSnapshot([], {
      configured: { site: await readSite(undefined, { demo: false }), fromFile: false },
      demo: { seeded: false, chosen: false, removed: false },
      ...{ logo: undefined, withoutRecords: [], drafts: false },
    })
    expect(snapshot.site.name).toBe('New institute')
    const { name, shortName, tagline, description } = snapshot.in('ne').site
    for (const text of [name, shortName, tagline, description]) expect(text).toMatch(/^[^a-z]+$/i)
  })
})

describe('deploy units', () => {
  test.skipIf(!hasAnalyzer)('the units allow little more than what is needed', () => {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.service'))) {
      const { status, stdout } = spawnSync(
        'systemd-analyze',
        // Tenths of the exposure level: 2.0.
        ['security', '--offline=true', '--threshold=20', join(folder, name)],
        { encoding: 'utf8' },
      )
      expect(status, stdout).toBe(0)
    }
  })

  test('a unit does not start without the file that holds its settings', () => {
    expect(units.length).toBeGreaterThan(1)
    for (const name of units) {
      const unit = readFileSync(join(folder, name), 'utf8')
      expect(unit, name).toMatch(/^EnvironmentFile=\/etc\/pravesh\/pravesh\.env$/m)
      expect(unit, name).not.toMatch(/^EnvironmentFile=-/m)
    }
  })

  test('a unit that makes backups says how to let it write into BACKUP_DIR', () => {
    for (const name of units) {
      const unit = readFileSync(join(folder, name), 'utf8')
      expect(unit, name).toMatch(/^ProtectSystem=strict$/m)
      expect(unit, name).toMatch(/^# .*BACKUP_DIR.*\n#ReadWritePaths=\/\S+$/m)
    }
  })

  test('the nightly backup keeps as many archives as BACKUP_KEEP says', () => {
    const unit = readFileSync(join(folder, 'pravesh-backup.service'), 'utf8')
    expect(unit).toMatch(/^ExecStart=.* --keep \$\{BACKUP_KEEP\}$/m)
    // Settings of /etc/pravesh/pravesh.env come after it.
    expect(unit).toMatch(new RegExp(`^Environment=BACKUP_KEEP=${readEnv({}).backup.keep}$`, 'm'))
  })

  test.skipIf(!hasAnalyzer)('the nightly backup is made at night in Nepal, wherever the machine is', () => {
    const timer = readFileSync(join(folder, 'pravesh-backup.timer'), 'utf8')
    const at = /^OnCalendar=(.*)$/m.exec(timer)?.[1] ?? ''
    const { stdout } = spawnSync('systemd-analyze', ['calendar', at], {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC' },
    })
    expect(stdout).toMatch(/21:30:00 UTC/)
  })

  test('the processes of the compose file fit into its memory', () => {
    const compose = readFileSync(join(folder, 'compose.yaml'), 'utf8')
    const service = /^ {2}pravesh:$.*?^ {2}postgres:$/ms.exec(compose)?.[0] ?? ''
    const processes = Number(/WEB_CONCURRENCY: \$\{WEB_CONCURRENCY:-(\d+)\}/.exec(service)?.[1])
    const gigabytes = Number(/mem_limit: (\d+)g/.exec(service)?.[1])
    // And the one that leads them.
    expect((processes + 1) * NEEDED_MEMORY.process).toBeLessThanOrEqual(gigabytes * 2 ** 30)
  })

  test('the command refuses a program that it does not know', () => {
    for (const args of [['main'], []]) {
      const { status, stderr } = spawnSync('sh', [join(folder, 'pravesh'), ...args], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^Usage: pravesh start\|/)])
    }
  })
})
