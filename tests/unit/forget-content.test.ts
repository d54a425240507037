import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from '#client/data/cache.ts'
import { forgetContent } from '#client/data/forget-content.ts'

const all = gql`{ site { name tagline } content { emptyPages homePage { headline } } }`
const menus = gql`{ site { name } content { emptyPages } }`

test('after a change of content pages ask again, also once the menus have', () => {
  const cache = createCache()
  const site = { __typename: 'Site', name: 'Koshi' }
  const content = { __typename: 'Content', emptyPages: ['/news'] }
  const homePage = { __typename: 'HomePage', headline: 'Old' }
  cache.writeQuery({
    query: all,
    data: { site: { ...site, tagline: 'Old' }, content: { ...content, homePage } },
  })
  forgetContent(cache)
  expect(cache.readQuery({ query: menus })).toBeNull()
  cache.writeQuery({ query: menus, data: { site, content: { ...content, emptyPages: [] } } })
  expect(cache.readQuery({ query: all })).toBeNull()
})
