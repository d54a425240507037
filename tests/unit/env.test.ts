import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { StartError } from '#server/lib/start-error.ts'

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
    expect(readEnv({ DATABASE_URL: 'postgresql://localhost/pravesh' }).processes).toBe(availableParallelism())
    expect(readEnv({ WEB_CONCURRENCY: '3' }).processes).toBe(1)
    expect(readEnv({ DATABASE_URL: 'postgresql://localhost/pravesh', WEB_CONCURRENCY: '3' }).processes).toBe(
      3,
    )
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
  expect(() => readEnv({ S3_BUCKET: 'notices', S3_SECRET_ACCESS_KEY: 'very secret' })).toThrow('go together')
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
