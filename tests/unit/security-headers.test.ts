import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { readSite, type Site } from '#server/config/site.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { createLog } from '#server/lib/log.ts'

const bare = await readSite(undefined)

/** The headers of a site whose settings change while it runs. */
function headersOf(site: Site) {
  const content = { site }
  const lines: string[] = []
  const log = createLog({ level: 'error', pretty: false, to: { write: (line) => void lines.push(line) } })
  const add = securityHeaders({
    env: { publicUrl: 'http://a.example' },
    content,
    log,
    development: false,
  })
  const frames = () => {
    let headers: Record<string, string> = {}
    const reply = { headers: (more: Record<string, string>) => (headers = { ...headers, ...more }) }
    add({ url: '/', protocol: 'http' } as FastifyRequest, reply as unknown as FastifyReply, () => {})
    return /frame-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]
  }
  return { content, frames, lines }
}

test.each(['https://maps.example,evil.example/map', 'https://maps.example;/map', "https://'self'/"])(
  'an address that a policy cannot name is left out: %s',
  (mapEmbedUrl) => {
    const { content, frames, lines } = headersOf(bare)
    content.site = { ...bare, mapEmbedUrl, onlineFormUrl: 'https://forms.example/a' }
    expect(frames()).toBe("'self' https://www.youtube-nocookie.com https://forms.example")
    expect(lines).toEqual([])
  },
)

test('settings of which no headers can be made leave those from before, and are logged once', () => {
  const { content, frames, lines } = headersOf({ ...bare, mapEmbedUrl: 'https://maps.example/a' })
  content.site = {
    ...bare,
    get mapEmbedUrl(): string {
      throw new Error('unfit')
    },
  }
  for (let time = 0; time < 2; time++) expect(frames()).toContain('https://maps.example')
  expect(lines).toEqual([expect.stringContaining('unfit')])
  content.site = { ...bare, mapEmbedUrl: 'https://other.example/a' }
  expect(frames()).toContain('https://other.example')
})
