import type pg from 'pg'
import { expect, test } from 'vitest'
import { DataVersion } from '#server/db/data-version.ts'

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
  const dataVersion = new DataVersion({ pool }, { now: () => state.now })
  return {
    state,
    dataVersion,
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
  const { state, dataVersion } = world()
  expect(await Promise.all([dataVersion.version(), dataVersion.version()])).toEqual(['1', '1'])
  state.version = '2'
  state.now = 499
  expect(dataVersion.version()).toBe('1')
  state.now = 500
  expect(await dataVersion.version()).toBe('2')
  expect(state.asked).toBe(2)
})

test('asks again after a change of its own process', async () => {
  const { state, dataVersion } = world()
  await dataVersion.version()
  expect(dataVersion.version()).toBe('1')
  dataVersion.invalidate()
  state.version = '2'
  expect(await dataVersion.version()).toBe('2')
  expect(state.asked).toBe(2)
})

test('counts the half second from the question, however long the answer took', async () => {
  const { state, dataVersion, holdBack, release } = world()
  holdBack()
  const slow = dataVersion.version()
  state.now = 450
  release()
  expect(await slow).toBe('1')
  state.version = '2'
  state.now = 501
  expect(await dataVersion.version()).toBe('2')
})

test('asks again at the moment when results are released', async () => {
  const { state, dataVersion } = world()
  state.nextRelease = 120
  await dataVersion.version()
  state.now = 119
  expect(dataVersion.version()).toBe('1')
  state.now = 120
  state.version = 'released'
  expect(await dataVersion.version()).toBe('released')
})

test('trusts no answer from before a change of its own process', async () => {
  const { state, dataVersion, holdBack, release } = world()
  holdBack()
  const before = dataVersion.version()
  state.version = '2'
  dataVersion.invalidate()
  release()
  expect(await before).toBe('1')
  expect(await dataVersion.version()).toBe('2')
})

test('asks again after a failure', async () => {
  let failing = true
  const pool = {
    query: async () => {
      if (failing) throw new Error('the database is gone')
      return { rows: [{ version: '1', nextRelease: null }] }
    },
  } as unknown as pg.Pool
  const dataVersion = new DataVersion({ pool })
  await expect(dataVersion.version()).rejects.toThrow('the database is gone')
  failing = false
  expect(await dataVersion.version()).toBe('1')
})
