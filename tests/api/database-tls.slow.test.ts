import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDatabaseUrl } from '#server/db/database-url.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '#tests/support/database/pgbouncer.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type Certificate, hasOpenssl, makeCertificate } from '#tests/support/http/certificates.ts'
import { type Ended, testCommand } from '#tests/support/server/command.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

// PgBouncer speaks TLS, whether the PostgreSQL behind it does or not.
describe.skipIf(!serverUrl || !hasPgBouncer || !hasOpenssl)('a database that asks for TLS', () => {
  let folder: string
  let certificate: Certificate
  let encrypted: PgBouncer
  let plain: PgBouncer
  let doctor: Awaited<ReturnType<typeof testCommand>>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pravesh-tls-'))
    await chmod(folder, 0o755)
    certificate = await makeCertificate(folder, 'localhost')
    encrypted = await startPgBouncer(serverUrl, [
      'client_tls_sslmode = require',
      `client_tls_key_file = ${certificate.key}`,
      `client_tls_cert_file = ${certificate.certificate}`,
    ])
    plain = await startPgBouncer(serverUrl)
    doctor = await testCommand('server/cli/doctor.ts')
  })
  afterAll(async () => {
    await encrypted?.stop()
    await plain?.stop()
    await removeFolder(folder)
  })

  /** A command's message about the database at an address of this host, with these parameters. */
  async function check(pgBouncer: PgBouncer, host: string, parameters: string): Promise<Ended> {
    const url = new URL(pgBouncer.through(serverUrl))
    url.hostname = host
    const ended = await doctor([], { DATA_DIR: folder, DATABASE_URL: `${url.href}${parameters}` })
    // No warning of a library.
    expect(ended.err).toBe('')
    return ended
  }

  test.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
    'is used with sslmode=%s when its authority is known, and says what helps when it is not',
    async (mode) => {
      const unknown = await check(encrypted, 'localhost', `?sslmode=${mode}`)
      expect(unknown.out).toMatch(/^problem +Database: .* authority that this machine does not know/m)
      expect(unknown.out).toContain('?sslmode=verify-full&sslrootcert=/path/to/ca.crt')
      expect(unknown.out).not.toMatch(/self.signed certificate/)
      const known = `?sslmode=${mode}&sslrootcert=${certificate.authority}`
      expect((await check(encrypted, 'localhost', known)).out).not.toMatch(/ Database:/)
      expect((await check(encrypted, '127.0.0.1', known)).out).toMatch('a certificate for another name')
    },
  )

  test('is used without a check with sslmode=no-verify', async () => {
    expect((await check(encrypted, 'localhost', '?sslmode=no-verify')).out).not.toMatch(/ Database:/)
  })

  test('says that TLS is missing, on either side', async () => {
    expect((await check(encrypted, 'localhost', '')).out).toMatch(
      'speaks with TLS only. Add ?sslmode=verify-full',
    )
    expect((await check(plain, 'localhost', '?sslmode=require')).out).toMatch('does not speak TLS.')
  })
})

test('a file that an address names and nobody can read is named', () => {
  expect(() => readDatabaseUrl('postgresql://h/x?sslmode=require&sslrootcert=/not/there.crt')).toThrow(
    'The file /not/there.crt that DATABASE_URL names cannot be read (ENOENT).',
  )
})
