import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { forgetServerClock } from '#client/data/server-clock.ts'

// Testing Library does both by itself only where the test functions are global, which they are not here.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
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
