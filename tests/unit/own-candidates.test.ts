import { expect, test } from 'vitest'
import { isFor } from '#server/domains/candidates/own-candidates.ts'

test.each(['11/12', '1/2', 'Group 2082/8', '2082/083'])('the groups of %s are two', (groups) => {
  for (const name of groups.split('/')) expect(isFor([name], [{ candidateId: '1', groups }]), name).toBe(true)
})

test('a slash stands between groups, and not in a year', () => {
  const candidates = [{ candidateId: '1', groups: 'CEE 2082/83, IOE २०८२/८३;Morning/Group 2/Lab' }]
  for (const name of ['CEE 2082/83', 'ioe 2082/83', 'Morning', 'Group 2', 'Lab'])
    expect(isFor([name], candidates), name).toBe(true)
  for (const name of ['CEE 2082', '83']) expect(isFor([name], candidates), name).toBe(false)
})
