import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/content-security-policy.ts'
import { demoSite } from '#server/demo-site.ts'
import { nonceOf } from '#server/page-nonce.ts'
import { preparedHeaders } from '#server/prepared-headers.ts'

const addHeaders = helmet({
  contentSecurityPolicy: contentSecurityPolicy({ ...demoSite, socialLinks: [] }, { development: false }),
})

function answer() {
  const headers: Record<string, string> = {}
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value
  }
  return Object.assign({ setHeader, removeHeader() {} } as unknown as ServerResponse, { headers })
}

test('are what helmet would make for every answer, each with a nonce of its own', () => {
  const headersOf = preparedHeaders(addHeaders)
  const nonces = [answer(), answer()].map((one) => {
    addHeaders({} as IncomingMessage, one, () => {})
    expect(headersOf(one)).toEqual(one.headers)
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonceOf(one)}'`)
    return nonceOf(one)
  })
  expect(new Set(nonces).size).toBe(2)
})
