/** Many libraries assign properties to their own objects that these prototypes also have. */
const oftenOverridden = [
  Object.prototype,
  // @date-fns/tz does so with dates.
  Date.prototype,
  Error.prototype,
  ...[AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map(
    (builtIn) => builtIn.prototype as object,
  ),
]

const others = [
  Function.prototype,
  Array.prototype,
  String.prototype,
  Number.prototype,
  Boolean.prototype,
  BigInt.prototype,
  Symbol.prototype,
  Promise.prototype,
  RegExp.prototype,
  Map.prototype,
  Set.prototype,
  WeakMap.prototype,
  WeakSet.prototype,
  Buffer.prototype,
  ...[Int8Array, Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array].map(
    (builtIn) => builtIn.prototype as object,
  ),
  Object.getPrototypeOf(Uint8Array.prototype) as object,
]

/**
 * Freezes the prototypes of built-in objects and their methods, so that a prototype-pollution bug in one request
 * cannot affect others. Call it once at process start; later patches of built-ins throw.
 */
export function freezePrototypes(): void {
  for (const prototype of oftenOverridden) allowOverrides(prototype)
  // So do graphql-jit and @wry/context with functions. Calls stay as fast as they are.
  allowOverrides(Function.prototype, { except: ['call', 'apply'] })
  for (const prototype of [...oftenOverridden, ...others]) {
    for (const key of Reflect.ownKeys(prototype)) freezeMethods(prototype, key)
    Object.freeze(prototype)
  }
}

function freezeMethods(prototype: object, key: PropertyKey): void {
  const { value, get, set } = Object.getOwnPropertyDescriptor(prototype, key) ?? {}
  // Constructors have writable settings, such as Error.prepareStackTrace.
  const isConstructor = typeof value === 'function' && value.prototype === prototype
  for (const method of [value, get, set])
    if (typeof method === 'function' && !isConstructor) Object.freeze(method)
}

/**
 * Turns values into accessors whose setter defines the property on the target object. A frozen data property would
 * otherwise make assignments to inheriting objects fail.
 */
function allowOverrides(prototype: object, { except = [] }: { except?: readonly string[] } = {}): void {
  for (const [key, { value, writable, configurable, enumerable }] of Object.entries(
    Object.getOwnPropertyDescriptors(prototype),
  )) {
    if (!writable || !configurable || except.includes(key)) continue
    Object.defineProperty(prototype, key, {
      enumerable: enumerable === true,
      configurable,
      get: () => value,
      set(own: unknown) {
        if (this === prototype) throw new TypeError(`The built-in property ${key} cannot be replaced.`)
        Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true })
      },
    })
  }
}
