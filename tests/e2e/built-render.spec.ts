import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { projectRoot } from '#tests/support/project/paths.ts'

test('the built pages are rendered without AsyncLocalStorage, which would slow down every request on Node.js 20', async () => {
  const folder = join(projectRoot, 'dist/render')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  expect(texts.join('\n')).toContain('renderToReadableStream')
  expect(files.filter((_, index) => texts[index]?.includes('async_hooks'))).toEqual([])
})
