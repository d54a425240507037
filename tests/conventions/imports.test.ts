import { describe, expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/project/source-files.ts'
import { brokenImports, rank } from './import-rules.ts'

test('every import follows the design', () => {
  expect(brokenImports(sourceFiles())).toEqual([])
})

test('every file of the server and the client has a tier', () => {
  const files = sourceFiles().map(({ path }) => path)
  // Worker threads and what the build reads are entries of their own.
  expect(files.filter((path) => /^(server|client)\//.test(path) && !rank(path))).toEqual([])
})

describe('these checks find what they look for:', () => {
  const wrong: [path: string, text: string][] = [
    ['server/app.ts', "import { a } from './env'"],
    ['server/auth/keys.ts', "import { a } from '../db/database.ts'"],
    ['server/ssr/pages.ts', "import { a } from '#client/paths.ts'"],
    ['client/router.ts', "const a = await import('#server/config/env.ts')"],
    ['client/router.ts', "import type { A } from '#prisma/seed.ts'"],
    ['shared/theme/palette.ts', "import { a } from '#client/paths.ts'"],
    ['server/app.ts', "import { a } from '#tests/support/project/paths.ts'"],
    ['server/lib/log.ts', "import { a } from '#server/config/env.ts'"],
    ['server/graphql/builder.ts', "export { a } from '#server/domains/results/exams/exam.ts'"],
    ['server/domains/results/exam.ts', "import '#server/api/schema.ts'"],
    ['server/api/schema.ts', "import type { A } from '#server/app.ts'"],
    ['server/app.ts', "let a: import('./main.ts').A"],
    ['server/domains/imports/stage-layer.ts', "import { a } from '#server/domains/results/exams/exam.ts'"],
    ['client/theme/theme.ts', "import { a } from '#client/ui/button.tsx'"],
    ['client/ui/button.tsx', "import { a } from '#client/features/courses/courses.ts'"],
    ['client/features/exam-list.tsx', "import { a } from '#client/features/top-performers.tsx'"],
    ['client/features/exam-list.tsx', "import { a } from '#client/pages/public/results.tsx'"],
    ['client/pages/public/results.tsx', "import { a } from './home.tsx'"],
    ['client/pages/public/results.tsx', "import { a } from '#client/router.ts'"],
    ['server/domains/results/sign-in-input.ts', "import { Pool } from 'pg'"],
  ]

  test.each(wrong)('%s may not say %s', (path, text) => {
    expect(brokenImports([{ path, text }])).toHaveLength(1)
  })

  test('a domain uses a mutation of another', () => {
    const text = "builder.mutationField('deleteStudents', () => undefined)"
    const files = [
      { path: 'server/domains/students/delete-students.ts', text },
      {
        path: 'server/domains/results/exam.ts',
        text: "import { a } from '#server/domains/students/delete-students.ts'",
      },
    ]
    expect(brokenImports(files)).toHaveLength(1)
  })

  test('a pure file reaches the database through another', () => {
    const files = [
      { path: 'server/domains/results/read-results-csv.ts', text: "import { a } from './exam.ts'" },
      {
        path: 'server/domains/results/exam.ts',
        text: "import { builder } from '#server/graphql/builder.ts'",
      },
    ]
    expect(brokenImports(files)).toEqual([
      'server/domains/results/read-results-csv.ts → server/domains/results/exam.ts → server/graphql/builder.ts: a pure file imports no database, builder or server',
    ])
  })

  test('what is allowed passes', () => {
    const files = [
      {
        path: 'server/domains/results/publish-results.ts',
        text: "import { builder } from '#server/graphql/builder.ts'\nimport { Student } from '#server/domains/results/look-up/exam-result.ts'",
      },
      {
        path: 'server/domains/results/read-results-csv.ts',
        text: "import type { Database } from '#server/db/database.ts'",
      },
      { path: 'client/pages/admin/add-result/page.tsx', text: "import { Preview } from './preview.tsx'" },
      { path: 'client/theme/fonts.ts', text: "import a from './fonts/latin.woff2?url'" },
    ]
    expect(brokenImports(files)).toEqual([])
  })
})
