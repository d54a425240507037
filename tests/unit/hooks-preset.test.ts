import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { hooksPreset } from '#client/build/hooks-preset.ts'

const document = parse(`
  query Notice($id: ID!) { notice(id: $id) }
  query FirstNotice($id: ID! = 1) { notice(id: $id) }
  mutation SignOut { signOut }
`)

/** Generated files for a module that imports hooks, by file name. */
async function generatedFor(...hooks: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hooks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const output = join(folder, 'hooks')
  mkdirSync(output)
  writeFileSync(join(output, 'use-old-query.ts'), '')
  const imports = hooks.map((file) => `import { a } from '#client/gql/hooks/${file}'\n`)
  writeFileSync(join(folder, 'page.tsx'), imports.join(''))
  const files = hooksPreset(folder).buildGeneratesSection({
    baseOutputDir: output,
    documents: [{ document }],
  })
  expect(readdirSync(output), 'without the hook of an operation that is gone').toEqual([])
  const text = ({ pluginMap }: (typeof files)[number]) => pluginMap.hook.plugin()
  return Object.fromEntries(files.map((file) => [file.filename.slice(output.length + 1), text(file)]))
}

test('a hook is generated for an operation that is used as one, and for no other', async () => {
  const hooks = await generatedFor('use-sign-out-mutation.ts')
  expect(Object.keys(hooks)).toEqual(['use-sign-out-mutation.ts'])
  expect(hooks['use-sign-out-mutation.ts']).toContain('useMutation(SignOutDocument, options)')
})

test('a query with a required variable has required options', async () => {
  const hooks = await generatedFor('use-notice-query.ts', 'use-first-notice-query.ts')
  expect(hooks['use-notice-query.ts']).toContain('useNoticeQuery = (options: ')
  expect(hooks['use-first-notice-query.ts']).toContain('useFirstNoticeQuery = (options?: ')
})

test('a hook without an operation is an error', async () => {
  await expect(generatedFor('use-nothing-query.ts')).rejects.toThrow('use-nothing-query.ts')
})
