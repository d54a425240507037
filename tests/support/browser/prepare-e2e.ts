import { existsSync } from 'node:fs'
import { builtServer } from '#tests/support/server/built-server.ts'
import { ensureChromium } from './chromium.ts'

/** Before all e2e tests: a browser and a built server, or one sentence that says what is missing. */
export default function prepareE2e(): void {
  if (!existsSync(builtServer)) throw new Error(`${builtServer} is not there. Run \`npm run build\` first.`)
  process.env.CHROMIUM_PATH = ensureChromium()
}
