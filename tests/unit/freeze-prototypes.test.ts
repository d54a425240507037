import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '#tests/support/project/paths.ts'

/** Runs in a process of its own, for nothing can be thawed. @returns what the script's `report` was called with. */
function whenFrozen(script: string): unknown {
  const program = `
    import { freezePrototypes } from '#server/lib/freeze-prototypes.ts'
    const report = (value) => process.stdout.write(JSON.stringify(value))
    freezePrototypes()
    ${script}`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, options, { cwd: projectRoot, encoding: 'utf8' }))
}

test('no method of a built-in prototype can be replaced, and none of its own methods', () => {
  const changed = whenFrozen(`
    const changed = []
    for (const builtIn of [Object, Function, Array, String, Number, Promise, RegExp, Date, Error, Map, Set])
      for (const key of Object.getOwnPropertyNames(builtIn.prototype)) {
        if (builtIn === Function && /^(arguments|caller)$/.test(key)) continue
        const before = Object.getOwnPropertyDescriptor(builtIn.prototype, key)
        try { builtIn.prototype[key] = 1 } catch {}
        let method
        try { method = builtIn.prototype[key] } catch {}
        if (typeof method === 'function' && method.prototype === undefined) try { method.call = 1 } catch {}
        const after = Object.getOwnPropertyDescriptor(builtIn.prototype, key)
        if (after.value !== before.value || after.get !== before.get || Object.hasOwn(method ?? {}, 'call'))
          changed.push(builtIn.name + '.' + key)
      }
    report(changed)`)
  expect(changed).toEqual([])
})

test('objects, errors and dates still take properties of the same names', () => {
  expect(
    whenFrozen(`
      const error = new Error('a')
      error.name = 'Own'
      error.message = 'b'
      const object = {}
      object.toString = () => 'own'
      object.constructor = 1
      report([String(error), String(object), Object.keys(object)])`),
  ).toEqual(['Own: b', 'own', ['toString', 'constructor']])
})

// Loads the schema and the client's documents from their sources.
test('the documents of the client are compiled', { timeout: 120_000 }, () => {
  const uncompiled = whenFrozen(`
    const { parse } = await import('graphql')
    const { compile } = await import('#server/api/compile-operation.ts')
    const { schema } = await import('#server/api/schema.ts')
    const { sentDocuments } = await import('#client/data/sent-documents.ts')
    const reasons = []
    for (const text of sentDocuments())
      compile(schema, parse(text), { error: ({ err }) => reasons.push(err.message) })
    report(reasons)`)
  expect(uncompiled).toEqual([])
})
