import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { NEEDED_MEMORY, nodeProblem, settingsChecks } from '#server/config/settings-checks.ts'
import { said } from '#server/locales/say.ts'

import { textOf } from '#tests/support/project/documents.ts'

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
