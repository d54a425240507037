import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import type { ChosenFile } from './upload-page.ts'
import type { DrivenBrowser } from './web-driver.ts'

type Role = (typeof demoAccounts)[number]['role']
type WatchedWindow = Window & { faults?: string[] }

/** A person who uses the site with a driven browser: by the words on the page, one page at a time. */
export class SiteUser {
  readonly browser: DrivenBrowser
  readonly #url: string
  readonly #folder: string
  readonly #faults: string[] = []

  /** @param folder for the files that are chosen. */
  constructor(browser: DrivenBrowser, { url, folder }: { url: string; folder: string }) {
    this.browser = browser
    this.#url = url
    this.#folder = folder
  }

  /** Opens a page and waits until its scripts and fonts are there. */
  async open(path: string): Promise<void> {
    await this.#goTo(path)
    await this.ready()
  }

  async ready(): Promise<void> {
    await this.browser.waitFor(isReady, 'page that is ready')
    await this.browser.run(watchFaults)
  }

  press = (words: string, row?: string) => this.browser.press({ kind: 'button', words, ...(row && { row }) })
  tick = (words: string, row?: string) => this.browser.press({ kind: 'field', words, ...(row && { row }) })
  fill = (words: string, text: string) => this.browser.type({ kind: 'field', words }, text)
  select = (words: string, option: string) => this.browser.press({ kind: 'field', words, option })
  sees = (text: string | RegExp) => this.browser.waitForText(text)
  isAt = (path: string) => this.browser.waitForPath(path)

  /** Fills in fields by their names. */
  async fillNamed(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(values)) await this.browser.type(`[name="${name}"]`, text)
  }

  async choose(selector: string, { name, buffer }: ChosenFile): Promise<void> {
    const path = join(this.#folder, name)
    await writeFile(path, buffer)
    await this.browser.chooseFile(selector, path)
  }

  /** Uploads a file of results on the page for it, fills more fields in and publishes it, as an admin. */
  async publishResults(file: ChosenFile, fillIn?: () => Promise<void>): Promise<void> {
    await this.signIn('ADMIN')
    await this.open('/admin/add-result')
    await this.choose('input[type=file]', file)
    const preview = await this.sees('I have verified')
    await fillIn?.()
    // Shown when no student list has the candidates.
    if (preview.includes('I have checked this')) await this.tick('I have checked this')
    await this.tick('I have verified')
    await this.press('Publish')
    await this.isAt('/admin/results')
  }

  /** Uploads a list of students on the page for it, as an admin. */
  async publishStudents(file: ChosenFile): Promise<void> {
    await this.signIn('ADMIN')
    await this.open('/admin/students')
    await this.choose('input[type=file]', file)
    await this.sees('Ready to upload.')
    await this.press('Upload Students')
    await this.sees('Successfully uploaded')
  }

  /** Asks the API from the page, with the session of this browser. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const answer = await this.browser.run(async (body) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/graphql', { method: 'POST', headers, body })
      return (await response.json()) as { data: unknown; errors?: unknown }
    }, JSON.stringify({ query, variables }))
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
    return answer.data as Data
  }

  /** Signs in without the form. */
  async signIn(role: Role): Promise<void> {
    const { email, password } = demoAccounts.find((one) => one.role === role) ?? {}
    await this.ask(
      'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { __typename } }',
      { email, password },
    )
  }

  /** From here on the page is a visitor's. */
  async signOut(): Promise<void> {
    // On no page of the site: pages for staff redirect after a sign-out.
    await this.#goTo('/robots.txt')
    await this.ask('mutation SignOut { signOut }')
  }

  /** Begins with the browser as a visitor who is on no page of the site yet. */
  async start(): Promise<void> {
    await this.browser.resize(1280, 900)
    await this.signOut()
  }

  /** Errors of the pages, as their windows heard them. */
  async faults(): Promise<readonly string[]> {
    await this.#collectFaults()
    return this.#faults
  }

  /** Checks that the page fits its window; with SCREENS=on, also a narrow one, and keeps pictures of both. */
  async photograph(name: string): Promise<void> {
    if (process.env.SCREENS === 'on') {
      await this.browser.resize(390, 844)
      await this.browser.photograph(`${name}-narrow`)
      await this.browser.resize(1280, 900)
    }
    await this.browser.photograph(`${name}-wide`)
  }

  async #goTo(path: string): Promise<void> {
    // In WebKit a page that is still on its way may replace the one that is asked for next.
    await this.browser.waitFor(() => document.readyState === 'complete', 'page that is complete')
    await this.#collectFaults()
    await this.browser.open(new URL(path, this.#url).href)
  }

  async #collectFaults(): Promise<void> {
    const heard = await this.browser.run(() => (window as WatchedWindow).faults?.splice(0))
    this.#faults.push(...(heard ?? []))
  }
}

/** Runs in the page. */
export const isReady = () =>
  document.documentElement.hasAttribute('data-live') && document.fonts.status === 'loaded'

/** Runs in the page, whose window keeps the errors from now on. */
function watchFaults(): void {
  const watched = window as WatchedWindow
  if (watched.faults) return
  const faults: string[] = []
  watched.faults = faults
  addEventListener('error', ({ message }) => faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => faults.push(`blocked: ${blockedURI}`))
  const { error } = console
  console.error = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '))
    error(...words)
  }
}
