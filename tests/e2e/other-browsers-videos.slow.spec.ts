/** Recorded classes in Firefox and in WebKit. */
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { startServerWithVideos } from '#tests/support/server/server-with-videos.ts'
import { startVideoPlatform } from '#tests/support/server/video-platform.ts'

inEachEngine(() => {
  test('a visitor finds a class, plays it and goes on to the next', async ({ userOf }) => {
    const platform = await startVideoPlatform()
    const server = await startServerWithVideos(platform)
    try {
      const user = await userOf(server.url)
      await user.open('/videos')
      await user.press('Load More Videos')
      await user.sees('Class 7')
      await user.photograph('videos')
      await user.browser.type('input[type=search]', 'class 1')
      await user.browser.waitFor(() => document.querySelectorAll('article').length === 10, 'ten classes')
      await user.press('Play: Class 18')
      const address = () => user.browser.run(() => document.querySelector('iframe')?.src)
      expect(await address()).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/video-00018\?/)
      await user.photograph('videos-player')
      await user.press('Next')
      await user.browser.waitFor(
        () => /video-00017/.test(document.querySelector('iframe')?.src ?? ''),
        'player of the next class',
      )
      await user.press('Close the player')
      await user.browser.waitFor(() => document.querySelector('iframe') === null, 'page without a player')
    } finally {
      await server.stop()
      await platform.close()
    }
  })
})
