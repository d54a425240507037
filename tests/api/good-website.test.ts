import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Collection } from '#server/content/collection.ts'
import { achievementYears } from '#server/content/declarations/achievements.ts'
import { infrastructurePage } from '#server/content/declarations/infrastructure.ts'
import { services } from '#server/content/declarations/settings.ts'
import { chosenVideos } from '#server/content/declarations/videos.ts'
import { graphql } from '#tests/gql/gql.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'
import { drawing, uploaded } from '#tests/support/files/media.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// Properties of a good website: figures that can be true, pages that say something, pictures, and videos that staff choose.

const EmptyPages = graphql(`
  query EmptyPagesInTest { content { emptyPages } }
`)

const Missing = graphql(`
  query MissingContentInTest { dashboard { missingContent { collection text } } }
`)

const Videos = graphql(`
  query VideosInTest($after: String) {
    videos(after: $after) { nodes { id title playerUrl publishedAt endedAt } nextPageToken }
  }
`)

let app: TestApp
let admin: ApiClient
beforeAll(async () => {
  app = await testApp()
  admin = app.as('ADMIN')
})
afterAll(() => app.close())
beforeEach(() => app.db.prisma.contentItem.deleteMany())

async function publish(
  { key: collection, fields }: Collection,
  values: Record<string, unknown>,
  version = 0,
) {
  const data = { ...sampleContent(fields, { text: 'Words' }), ...values }
  const { saveContent } = await admin.run(SaveContent, { collection, version, data, publication: 'NOW' })
  return saveContent
}

const problems = (saved: Awaited<ReturnType<typeof publish>>) =>
  saved.__typename === 'InvalidInput' ? saved.fields : saved.__typename

test('more selected students than sat the exam are refused', async () => {
  const badges = [{ body: 'IOM', meaning: 'Institute of Medicine', selected: 21, of: 20 }]
  expect(problems(await publish(achievementYears, { selected: 206, of: 20, badges }))).toEqual([
    {
      path: 'selected',
      message: 'Students selected must not be more than those who sat the exam: 206 of 20',
    },
    {
      path: 'badges.0.selected',
      message: 'Students selected by IOM must not be more than those who sat the exam: 21 of 20',
    },
  ])
  expect(problems(await publish(achievementYears, { selected: 20, of: 20, badges: [] }))).toBe('ContentItem')
})

const facility = { title: 'Library', floor: null, text: 'Quiet.', amount: null, unit: null }
const lists = { facilities: [], features: [], amenities: [], figures: [] }

test('a picture in a row that is not there is refused at its place', async () => {
  const lost = { picture: randomUUID(), alt: 'The library' }
  expect(
    problems(await publish(infrastructurePage, { ...lists, facilities: [{ ...facility, photo: lost }] })),
  ).toEqual([{ path: 'facilities.0.photo', message: expect.stringContaining('Upload it again') }])
})

test('a page with nothing but an introduction is not linked', async () => {
  const emptyPages = async () => (await app.as('VISITOR').run(EmptyPages)).content.emptyPages
  await publish(infrastructurePage, lists)
  expect(await emptyPages()).toContain('/infrastructure')
  await publish(infrastructurePage, { ...lists, facilities: [{ ...facility, photo: null }] }, 1)
  expect(await emptyPages()).not.toContain('/infrastructure')
})

test('the online form is linked once there is one', async () => {
  const emptyPages = async () => (await app.as('VISITOR').run(EmptyPages)).content.emptyPages
  expect(await emptyPages()).toContain('/online-form')
  const onlineFormUrl = 'https://forms.example/apply'
  await publish(services, { onlineFormUrl })
  expect(await emptyPages()).not.toContain('/online-form')
})

test('the dashboard says what is missing, until it is there', async () => {
  const missing = async () => {
    const { missingContent } = (await admin.run(Missing)).dashboard
    return missingContent
      .filter(({ collection }) => collection === infrastructurePage.key)
      .map(({ text }) => text)
  }
  expect(await missing()).toEqual(['Infrastructure and facilities: nothing is published yet'])
  await publish(infrastructurePage, { ...lists, facilities: [{ ...facility, photo: null }] })
  expect(await missing()).toEqual([
    'Infrastructure and facilities: no photograph of the building yet',
    'Infrastructure and facilities, facilities: 1 of 1 without photograph',
  ])
  const { id } = await uploaded(admin, await drawing('building.jpg'))
  const picture = { picture: id, alt: 'The building' }
  await publish(
    infrastructurePage,
    { ...lists, photo: picture, facilities: [{ ...facility, photo: picture }] },
    1,
  )
  expect(await missing()).toEqual([])
})

test('videos that staff add come first, those that they hide are not shown', async () => {
  const noDay = { publishedAt: null, endedAt: null }
  const titles = async () => (await app.as('VISITOR').run(Videos)).videos.nodes
  const before = await titles()
  const video = { description: null, picture: null }
  const address = 'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3s'
  await publish(chosenVideos, { ...video, address, title: 'Our school', place: 'first' })
  expect(await titles()).toEqual([
    {
      id: 'dQw4w9WgXcQ',
      title: 'Our school',
      playerUrl: expect.stringContaining('/embed/dQw4w9WgXcQ'),
      ...noDay,
    },
    ...before,
  ])
  const at = '2026-11-02T01:15:00.000Z'
  await app.db.prisma.video.create({
    data: {
      id: 'dQw4w9WgXcQ',
      ...{ title: 'Physics', description: '', channelTitle: 'Channel' },
      ...{ publishedAt: at, endedAt: at, seenAt: at },
    },
  })
  expect((await titles())[0]).toMatchObject({ title: 'Our school', publishedAt: at, endedAt: at })
  await app.db.prisma.video.deleteMany()
  await app.db.prisma.contentItem.deleteMany()
  await publish(chosenVideos, {
    ...video,
    address: 'https://youtu.be/dQw4w9WgXcQ',
    title: 'Old',
    place: 'hidden',
  })
  expect(await titles()).toEqual(before)
  expect(
    problems(
      await publish(chosenVideos, {
        ...video,
        address: 'https://example.com/dQw4w9WgXcQ',
        title: 'No',
        place: 'first',
      }),
    ),
  ).toEqual([{ path: 'address', message: expect.stringContaining('looks like https://www.youtube.com') }])
})

test('every pinned video has its place, however many there are', async () => {
  const visitor = app.as('VISITOR')
  const titles = async (after: string | null = null): Promise<string[]> => {
    const { nodes, nextPageToken } = (await visitor.run(Videos, { after })).videos
    const here = nodes.map(({ title }) => title)
    return nextPageToken === null ? here : [...here, ...(await titles(nextPageToken))]
  }
  const before = await titles()
  const pinned = Array.from({ length: 25 }, (_, index) => `Pinned ${index + 1}`)
  for (const [index, title] of pinned.entries()) {
    const address = `https://youtu.be/pinned-${String(index).padStart(4, '0')}`
    await publish(chosenVideos, { description: null, picture: null, address, title, place: 'first' })
  }
  expect(await titles()).toEqual([...pinned, ...before])
  // As after a page of pinned videos of which some are pinned no more.
  expect(await titles('pinned-25')).toEqual(before)
})
