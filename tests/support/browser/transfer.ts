import type { Page } from '@playwright/test'

/** What crossed the network, in bytes as they travelled, headers included. */
export interface Transfer {
  scripts: number
  total: number
}

/** Counts what a page transfers from now on. */
export async function countTransfer(page: Page): Promise<Transfer> {
  const transfer: Transfer = { scripts: 0, total: 0 }
  const scripts = new Set<string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer.total += encodedDataLength
    if (scripts.has(requestId)) transfer.scripts += encodedDataLength
  })
  await devtools.send('Network.enable')
  return transfer
}
