import { expect, test } from 'vitest'
import { chosenVideos, videoIdOf } from '#server/content/declarations/videos.ts'

const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
]
const paths = ['watch?v=', 'watch?app=desktop&v=', 'watch?list=PLx&v=', 'live/', 'shorts/', 'embed/']
const beginnings = [
  '',
  'https://youtu.be/',
  ...['http', 'https'].flatMap((scheme) =>
    hosts.flatMap((host) => paths.map((path) => `${scheme}://${host}/${path}`)),
  ),
]
const ends = [
  '',
  '?t=10',
  '&t=10',
  '#t=10',
  '/',
  '?list=PLx&index=2',
  '?v=abcdefghijk',
  '&v=abcdefghijk',
  '/abcdefghijk',
]
const ids = ['dQw4w9WgXcQ', '-_-_-_-_-_-', '00000000000']

test('the ID of a video is read from every address that the field takes', () => {
  const cases = beginnings.flatMap((beginning) =>
    ids.flatMap((id) => ends.map((end) => ({ address: beginning + id + end, id }))),
  )
  for (const { address, id } of cases) {
    expect(chosenVideos.fields.address.schema.safeParse(address).success, address).toBe(true)
    expect(videoIdOf(address), address).toBe(id)
  }
})
