import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { adminGroups, adminWork, quickActions } from '#client/layouts/admin-navigation.ts'
import { publicNavigation } from '#client/layouts/navigation-items.ts'
import { studentNavigation, studentTabs } from '#client/layouts/student-navigation.ts'
import { routes } from '#client/router.ts'

const { aboutUs, main, studentZone, quickLinks, footer, legal, signIn, signUp, areas } = publicNavigation
const addresses = [
  ...[aboutUs, studentZone, quickLinks, ...footer].flatMap(({ items }) => items),
  ...[
    ...main,
    ...legal,
    ...adminWork,
    ...adminGroups.flatMap(({ items }) => items),
    ...quickActions,
    ...Object.values(areas),
  ],
  ...studentTabs,
]
  .map(({ to }) => to)
  .concat(studentNavigation.flatMap(({ items }) => items.flatMap(({ to, alias = to }) => [to, alias])))
  .concat(signIn, signUp ?? [])

test.each([...new Set(addresses)])('a menu leads to %s, which exists', (address) => {
  const path = matchRoutes(routes, address)?.at(-1)?.route.path
  expect(path).toBeDefined()
  expect(path).not.toBe('*')
})
