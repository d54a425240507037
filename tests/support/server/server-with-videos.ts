import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSite } from '#server/config/demo-site.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { apiKey, channelId, type VideoPlatformPeer } from '#tests/support/server/video-platform.ts'
import { type RunningServer, startBuiltServer } from './built-server.ts'

/** Starts the built server for an institute whose recorded classes are the uploads of a platform's channel. */
export async function startServerWithVideos({ url }: VideoPlatformPeer): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-site-'))
  const siteConfig = join(folder, 'site.json')
  await writeFile(siteConfig, JSON.stringify({ ...demoSite, youTubeChannelId: channelId }))
  const server = await startBuiltServer({
    SITE_CONFIG: siteConfig,
    YOUTUBE_API_KEY: apiKey,
    YOUTUBE_API_URL: url,
  })
  return {
    ...server,
    async stop() {
      await server.stop()
      await removeFolder(folder)
    },
  }
}
