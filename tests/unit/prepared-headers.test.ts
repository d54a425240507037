import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/content-security-policy.ts'
import { demoSite } from '#server/demo-site.ts'
import { preparedHeaders } from '#server/prepared-headers.ts'

test('are what helmet would make for every answer', () => {
  const addHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy({ ...demoSite, socialLinks: [] }, { development: false }),
  })
  const headers: Record<string, string> = {}
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value
  }
  addHeaders({} as IncomingMessage, { setHeader, removeHeader() {} } as unknown as ServerResponse, () => {})
  expect(preparedHeaders(addHeaders)).toEqual(headers)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})
