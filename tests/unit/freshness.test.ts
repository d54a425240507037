import type pg from 'pg'
import { expect, test } from 'vitest'
import { Freshness } from '#server/freshness.ts'

/** A database whose answer to "where do we stand" is held back until told. */
function world() {
  const state = { version: '1', nextRelease: null as number | null, now: 0, asked: 0 }
  const held: (() => void)[] = []
  let hold = false
  const pool = {
    query: async () => {
      state.asked++
      const rows = [{ version: state.version, nextRelease: state.nextRelease }]
      if (hold) await new Promise<void>((done) => held.push(done))
      return { rows }
    },
  } as unknown as pg.Pool
  const freshness = new Freshness({ pool }, { now: () => state.now })
  return {
    state,
    freshness,
    holdBack: () => {
      hold = true
    },
    release: () => {
      hold = false
      for (const done of held) done()
    },
  }
}

test('asks the database once in half a second, and then again', async () => {
  const { state, freshness } = world()
  expect(await Promise.all([freshness.version(), freshness.version()])).toEqual(['1', '1'])
  state.version = '2'
  state.now = 499
  expect(freshness.version()).toBe('1')
  state.now = 500
  expect(await freshness.version()).toBe('2')
  expect(state.asked).toBe(2)
})

test('knows without asking for half a second, and not after a change', async () => {
  const { state, freshness } = world()
  expect(freshness.known()).toBeUndefined()
  await freshness.version()
  state.now = 499
  expect(freshness.known()).toBe('1')
  state.now = 500
  expect(freshness.known()).toBeUndefined()
  await freshness.version()
  expect(freshness.known()).toBe('1')
  freshness.forget()
  expect(freshness.known()).toBeUndefined()
  expect(state.asked).toBe(2)
})

test('counts the half second from the question, however long the answer took', async () => {
  const { state, freshness, holdBack, release } = world()
  holdBack()
  const slow = freshness.version()
  state.now = 450
  release()
  expect(await slow).toBe('1')
  state.version = '2'
  state.now = 501
  expect(await freshness.version()).toBe('2')
})

test('asks again at the moment when results are released', async () => {
  const { state, freshness } = world()
  state.nextRelease = 120
  await freshness.version()
  state.now = 119
  expect(freshness.version()).toBe('1')
  state.now = 120
  state.version = 'released'
  expect(await freshness.version()).toBe('released')
})

test('trusts no answer from before a change of its own process', async () => {
  const { state, freshness, holdBack, release } = world()
  holdBack()
  const before = freshness.version()
  state.version = '2'
  freshness.forget()
  release()
  expect(await before).toBe('1')
  expect(await freshness.version()).toBe('2')
})

test('asks again after a failure', async () => {
  let failing = true
  const pool = {
    query: async () => {
      if (failing) throw new Error('the database is gone')
      return { rows: [{ version: '1', nextRelease: null }] }
    },
  } as unknown as pg.Pool
  const freshness = new Freshness({ pool })
  await expect(freshness.version()).rejects.toThrow('the database is gone')
  failing = false
  expect(await freshness.version()).toBe('1')
})
