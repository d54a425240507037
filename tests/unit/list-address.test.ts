import { expect, test } from 'vitest'
import { listQuery, oneOrder, readListParams, type SortRules, sortedBy } from '#client/ui/list-address.ts'
import { pageOf } from '#client/ui/list-page.ts'

const rules: SortRules<'date' | 'name'> = { usual: 'date', firstOrder: { date: 'desc', name: 'asc' } }
const listParams = (query = '') => readListParams(new URLSearchParams(query), rules)

test('a header sorts by its column, and turns it round at the second press', () => {
  const byName = sortedBy(listParams(), 'name', rules)
  expect(byName).toEqual({ sort: 'name', order: 'asc' })
  expect(sortedBy(byName, 'name', rules)).toEqual({ sort: 'name', order: 'desc' })
  expect(sortedBy(byName, 'date', rules)).toEqual({ sort: 'date', order: 'desc' })
})

test('the address says only what differs from a plain list, and reads back as it was', () => {
  expect(listQuery(listParams(), rules).toString()).toBe('')
  for (const query of ['search=cee+7', 'sort=name', 'sort=name&order=desc', 'order=asc', 'after=abc']) {
    expect(listQuery(listParams(query), rules).toString()).toBe(query)
  }
})

test('an address with nonsense gives the plain list', () => {
  const plain = { search: '', sort: 'date', order: 'desc', after: null }
  expect(listParams('sort=__proto__&order=sideways&after=')).toEqual(plain)
  expect(readListParams(new URLSearchParams('sort=name'), oneOrder).sort).toBe('usual')
})

test('a page begins behind its cursor, and at the beginning when that entry is gone', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ id }))
  const idsOf = (after: string | null) => pageOf(all, { after, size: 2 }).nodes.map(({ id }) => id)
  expect(idsOf(null)).toEqual(['a', 'b'])
  expect(idsOf('b')).toEqual(['c'])
  expect(idsOf('gone')).toEqual(['a', 'b'])
  expect(pageOf(all, { after: null, size: 2 }).pageInfo).toEqual({ hasNextPage: true, endCursor: 'b' })
  expect(pageOf(all, { after: 'b', size: 2 }).pageInfo.hasNextPage).toBe(false)
  expect(pageOf([], { after: null, size: 2 })).toEqual({
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  })
})
