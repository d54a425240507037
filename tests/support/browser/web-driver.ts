import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { outputFolder } from '#tests/support/project/paths.ts'

/** A command of W3C WebDriver, by its name in the standard. */
type CommandName =
  | 'Navigate'
  | 'FindElement'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ElementClear'
  | 'ExecuteScript'
  | 'SetWindowRect'
  | 'TakeScreenshot'

/**
 * Sends a command with its parameters, of which `id` names an element.
 *
 * @returns the command's value.
 * @throws with the browser's message when the command fails.
 */
export type SendCommand = (name: CommandName, parameters: Record<string, unknown>) => Promise<unknown>

/** Key of an element's id in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebDriver's codes of keys that type no character. */
const keys = { Enter: '\ue007', Escape: '\ue00c', Tab: '\ue004' }

/** Locator of an element: its words, a CSS selector, or an XPath that begins with `//`. */
export type Sought = string | Words

/** Errors that a person would wait out: something moves, is covered by a message, or was drawn again. */
const PASSING = /no such element|stale element|click intercepted|not interactable/

/** A browser that Playwright does not drive, as far as the tests use it. */
export class DrivenBrowser {
  readonly name: string
  readonly #send: SendCommand
  readonly #downloads: string

  /** @param downloads the folder into which it saves files. */
  constructor(name: string, send: SendCommand, downloads: string) {
    this.name = name
    this.#send = send
    this.#downloads = downloads
  }

  async open(url: string): Promise<void> {
    await this.#send('Navigate', { url })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('SetWindowRect', { width, height })
  }

  /** Runs a function of the page; arguments and answer travel as JSON. */
  async run<Answer, Args extends unknown[]>(
    script: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    return (await this.#send('ExecuteScript', {
      script: `return (${script.toString()})(...arguments)`,
      args,
    })) as Awaited<Answer>
  }

  /** Runs a function of the page. @returns null during a navigation, in Firefox. */
  #runOrNothing<Answer>(script: () => Answer): Promise<Awaited<Answer> | null> {
    return this.run(script)
  }

  /** Presses the element once it is there and nothing lies over it. */
  async press(sought: Sought): Promise<void> {
    await this.#patiently(sought, async (id) => {
      await this.#send('ElementClick', { id })
    })
  }

  async type(sought: Sought, text: string): Promise<void> {
    await this.#patiently(sought, async (id) => {
      await this.#send('ElementClear', { id })
      await this.#send('ElementSendKeys', { id, text })
    })
  }

  /** Presses a key where the focus is. */
  async key(name: keyof typeof keys): Promise<void> {
    const focused: unknown = await this.run(() => document.activeElement ?? document.body)
    const { [ELEMENT]: id } = focused as Record<string, string>
    await this.#send('ElementSendKeys', { id, text: keys[name] })
  }

  /** Waits until a function of the page answers true. @param what it then is there, for the message. */
  async waitFor(isTrue: () => boolean, what: string): Promise<void> {
    await eventually(
      async () => (await this.#runOrNothing(isTrue)) ?? false,
      () => `${this.name} has no ${what}`,
    )
  }

  /** Waits until the visible text of the page matches, and answers it. */
  async waitForText(expected: string | RegExp): Promise<string> {
    let text = ''
    await eventually(
      async () => {
        text = (await this.#runOrNothing(shownText)) ?? ''
        return typeof expected === 'string' ? text.includes(expected) : expected.test(text)
      },
      () => `${this.name} shows no ${expected}, but:\n${text}`,
    )
    return text
  }

  /** Waits until the address of the page has this path. */
  async waitForPath(path: string): Promise<void> {
    let shown: readonly string[] = []
    await eventually(
      async () => {
        shown = (await this.#runOrNothing(() => [location.pathname, document.body?.innerText ?? ''])) ?? []
        return shown[0] === path
      },
      () => `${this.name} is at ${shown[0]}, not at ${path}, and shows:\n${shown[1]}`,
    )
  }

  /** Chooses a file of this machine in a file input. */
  async chooseFile(selector: string, path: string): Promise<void> {
    await this.#patiently(selector, async (id) => {
      await this.#send('ElementSendKeys', { id, text: path })
    })
  }

  /** Waits until a file of this name is saved, and reads it. */
  async waitForDownload(name: string): Promise<Buffer> {
    let content = Buffer.alloc(0)
    let names: string[] = []
    await eventually(
      async () => {
        names = await readdir(this.#downloads).catch(() => [])
        // Firefox writes into a file beside it until it is complete.
        if (!names.includes(name) || names.includes(`${name}.part`)) return false
        content = await readFile(join(this.#downloads, name))
        return content.length > 0
      },
      () => `${this.name} saves no ${name}, but ${names.join(', ')}`,
    )
    return content
  }

  /**
   * Checks that the page does not scroll sideways; with SCREENS=on, also saves what is visible as
   * tests/.output/screens/{name}-{browser}.png.
   */
  async photograph(name: string): Promise<void> {
    if (process.env.SCREENS === 'on') {
      // After a resize, until both have drawn.
      await this.run(() => new Promise((done) => setTimeout(done, 500)))
      const picture = (await this.#send('TakeScreenshot', { full: false })) as string
      await mkdir(resolve(outputFolder, 'screens'), { recursive: true })
      await writeFile(resolve(outputFolder, 'screens', `${name}-${this.name}.png`), picture, 'base64')
    }
    const [content, window] = await this.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth] as const
    })
    expect(content, `${name} fits its window`).toBeLessThanOrEqual(window)
  }

  /** Does something with an element as soon as that is possible. */
  async #patiently(sought: Sought, act: (id: string) => Promise<void>): Promise<void> {
    let obstacle: unknown = 'it is not there'
    await eventually(
      async () => {
        try {
          const id = await this.#find(sought)
          if (id === undefined) return false
          await act(id)
          return true
        } catch (error) {
          if (!PASSING.test(String(error))) throw error
          obstacle = error
          return false
        }
      },
      async () =>
        `${this.name} cannot reach ${JSON.stringify(sought)}: ${obstacle}. It shows:\n${await this.#runOrNothing(shownText).catch(String)}`,
    )
  }

  async #find(sought: Sought): Promise<string | undefined> {
    const found = (await (typeof sought === 'string'
      ? this.#send('FindElement', {
          using: sought.startsWith('//') ? 'xpath' : 'css selector',
          value: sought,
        })
      : this.run(findByWords, sought))) as Record<string, string> | null
    const id = found?.[ELEMENT]
    // WebKit's driver does not scroll by itself to an element that it clears, and presses where an element of a list that scrolls
    // was last drawn.
    if (id !== undefined)
      await this.#send('ExecuteScript', {
        script: `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
          return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))`,
        args: [{ [ELEMENT]: id }],
      })
    return id
  }
}

/** Runs in the page, which has no body when it has only begun to load. */
const shownText = () => document.body?.innerText ?? ''

const PATIENCE_MS = 30_000

async function eventually(
  isTrue: () => Promise<boolean>,
  complaint: () => string | Promise<string>,
): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (Date.now() > until) throw new Error(await complaint())
    // Whether it is true costs the browser a layout of its page.
    await wait(100)
  }
}

/** An element by the words that a person reads on it. */
interface Words {
  /** The target: a button, link or tab to press, or a field to fill in. */
  kind: 'button' | 'field'
  /** The whole of its words, or how they begin. */
  words: string
  /** Words of the row or card in which it is. */
  row?: string
  /** Of a select field: how one of its options begins. */
  option?: string
}

/**
 * Runs in the page. In the dialog that is open, or in the page if there is none.
 *
 * @returns nothing while something of it moves.
 */
function findByWords({ kind, words, row, option }: Words): Element | null {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  // Not `innerText`, whose spaces between parts differ from engine to engine.
  const textOf = (element?: Node) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const dialog = all(document, '[role=dialog], [role=alertdialog], dialog[open]').findLast(isShown)
  const isMoving = dialog
    ?.getAnimations({ subtree: true })
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  if (isMoving) return null

  const nameOf = (element: HTMLElement) => {
    const label = kind === 'field' ? (element as HTMLInputElement).labels?.[0] : element
    return element.getAttribute('aria-label') ?? textOf(label)
  }
  const selectors = { button: 'button, a[href], summary, [role=tab]', field: 'input, select, textarea' }
  const places = row === undefined ? [dialog ?? document] : all(dialog ?? document, 'tr, li, article')
  const found = places
    .filter((place) => row === undefined || textOf(place).includes(row))
    .flatMap((place) => all(place, selectors[kind]))
    .filter(isShown)
  const one =
    found.find((element) => nameOf(element) === words) ??
    found.find((element) => nameOf(element).startsWith(words))
  if (!one || option === undefined) return one ?? null
  return [...(one as HTMLSelectElement).options].find(({ text }) => text.trim().startsWith(option)) ?? null
}
