/** Look-ups without a connection and from a busy one, in Firefox and in WebKit. */
import { inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { copyOfDemo, startBuiltServer } from '#tests/support/server/built-server.ts'
import { freePort } from '#tests/support/server/free-port.ts'

/** Candidates that one address may look up before its browsers must compute. */
const FREE = 20

inEachEngine(() => {
  test('a visit without a connection keeps its address, and goes on by itself', async ({ userOf }) => {
    const dataDir = await copyOfDemo()
    const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    let server = await startBuiltServer(settings)
    try {
      const user = await userOf(server.url)
      await user.open('/contact')
      await user.browser.run(() => navigator.serviceWorker.ready.then(() => true))
      await server.stop()
      await user.browser.open(`${server.url}/results?exam=CEE-MODEL-08&candidate=081001`)
      await user.sees('We keep trying for you')
      await user.photograph('no-connection')
      server = await startBuiltServer(settings)
      await user.sees('Anjali Dahal')
    } finally {
      await server.stop()
      await removeFolder(dataDir)
    }
  })

  test('where many were looked up, the browser computes and the result appears', async ({ userOf }) => {
    const server = await startBuiltServer({ LOOK_UPS_PER_HOUR: String(FREE) })
    try {
      // Some numbers are no candidate's, and not all of those count.
      for (let number = 0; number < FREE + 6; number++)
        await fetch(`${server.url}/results?exam=CEE-MODEL-07&candidate=0${81_000 + number}`)
      const user = await userOf(server.url)
      await user.open('/results?exam=CEE-MODEL-07')
      await user.browser.run(() => {
        const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
        crypto.subtle.deriveBits = (...of) => {
          document.documentElement.dataset.computed = ''
          return derive(...of)
        }
      })
      await user.fill('Candidate ID', '081090')
      await user.browser.key('Enter')
      await user.sees('Prabin Sharma')
      await user.browser.waitFor(
        () => 'computed' in document.documentElement.dataset,
        'proof of work that was computed',
      )
      await user.photograph('computed')
    } finally {
      await server.stop()
    }
  })
})
