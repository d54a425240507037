import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { outputFolder } from './support/project/paths.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: resolve(outputFolder, 'e2e'),
  globalSetup: './support/browser/prepare-e2e.ts',
  reporter: [['list'], ['./support/project/playwright-reporter.ts']],
  forbidOnly: true,
  // Each worker runs a browser and a server with its database.
  workers: Math.min(4, availableParallelism()),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Far from Nepal on purpose: dates must be Kathmandu's for everybody, on the server and in the browser.
    timezoneId: 'America/New_York',
    locale: 'en-GB',
    // Motion takes a seventh of the processor time. Tests of first visits and of publishing have it.
    reducedMotion: 'reduce',
    // No trace: it takes a tenth of the time. `--trace retain-on-failure` records one.
    // Requests that a service worker passes on escape the tests' routes. offline.slow.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Set by prepare-e2e.ts before the workers read this file.
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
