import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { __PRIVATE__ } from 'styled-components'
import { afterEach } from 'vitest'
import { forgetServerClock } from '#client/data/server-clock.ts'

// Testing Library does both by itself only where the test functions are global, which they are not here.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
// Role queries compare each element with each rule of a style sheet. Only rules that hide elements or separate texts make a
// difference to tests, and those of former tests none.
const { mainSheet, StyleSheet } = __PRIVATE__
mainSheet.insertRules = (id, name, rules) => {
  const kept = rules.filter((rule) => /\b(?:display|visibility|pointer-events|white-space):/.test(rule))
  StyleSheet.prototype.insertRules.call(mainSheet, id, name, kept)
}
afterEach(() => {
  for (const id of mainSheet.names.keys()) mainSheet.clearRules(id)
})
// React keeps a stack trace of each element for its warnings, until it has kept ten thousand within a second: a tenth of the time.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => {},
})
// Drafts of one test are not another one's.
afterEach(() => sessionStorage.clear())
// Nor is the server's clock, which a test may have set.
afterEach(forgetServerClock)

// A second, the usual patience, is little on a machine that runs everything at once.
configure({ asyncUtilTimeout: 12_000 })

// No server tells the time: without it the clock of the device has to do.
const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  input === '/clock' ? Promise.reject(new TypeError('There is no server')) : fetch(input, init)
