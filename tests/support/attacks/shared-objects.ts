import { createHash } from 'node:crypto'

/** Objects that every module of a process shares. */
const builtIns = [
  ['Object', Object.prototype],
  ['Function', Function.prototype],
  ['Array', Array.prototype],
  ['String', String.prototype],
  ['Number', Number.prototype],
  ['Boolean', Boolean.prototype],
  ['Promise', Promise.prototype],
  ['RegExp', RegExp.prototype],
  ['Date', Date.prototype],
  ['Error', Error.prototype],
  ['Map', Map.prototype],
  ['Set', Set.prototype],
] as const

const identities = new WeakMap<object, number>()
let known = 0

/** Different for every function and object. */
function identity(value: unknown): string {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return String(value)
  if (!identities.has(value)) identities.set(value, known++)
  return `#${identities.get(value)}`
}

/** Changes as soon as a property of a built-in prototype, or of one of its methods, is added, replaced or removed. */
export function sharedObjects(): string {
  const hash = createHash('sha256')
  for (const [name, prototype] of builtIns) {
    for (const key of Reflect.ownKeys(prototype)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(prototype, key) ?? {}
      hash.update(`${name}.${String(key)}=${[value, get, set].map(identity)}\n`)
      for (const one of [value, get, set])
        if (typeof one === 'function')
          for (const inner of Reflect.ownKeys(one))
            hash.update(`${String(inner)}=${identity(Object.getOwnPropertyDescriptor(one, inner)?.value)}\n`)
    }
  }
  return hash.digest('hex')
}
