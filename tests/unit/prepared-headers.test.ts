import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { preparedHeaders } from '#server/http/prepared-headers.ts'

test('are what helmet would make for every answer', () => {
  const addHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(
      {
        ...demoSite,
        socialLinks: [],
        secondSecretOfNewExams: 'NONE',
        topPerformersOfNewExams: 'NAMES',
        firstCalendar: 'AD',
        nepaliDigits: 'LATIN',
      },
      { development: false },
    ),
  })
  const headers: Record<string, string> = {}
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value
  }
  addHeaders({} as IncomingMessage, { setHeader, removeHeader() {} } as unknown as ServerResponse, () => {})
  expect(preparedHeaders(addHeaders)).toEqual(headers)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})
