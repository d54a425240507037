import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
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

/** A browser that Playwright does not drive, as far as the tests use it. */
export class DrivenBrowser {
  readonly name: string
  readonly #send: SendCommand

  constructor(name: string, send: SendCommand) {
    this.name = name
    this.#send = send
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

  /** Presses the element once it is there. */
  async press(selector: string): Promise<void> {
    await this.#send('ElementClick', { id: await this.#find(selector) })
  }

  async type(selector: string, text: string): Promise<void> {
    const id = await this.#find(selector)
    await this.#send('ElementClear', { id })
    await this.#send('ElementSendKeys', { id, text })
  }

  /** Waits until the visible text of the page matches, and answers it. */
  async waitForText(expected: string | RegExp): Promise<string> {
    let text = ''
    await eventually(
      async () => {
        text = await this.run(() => document.body.innerText)
        return typeof expected === 'string' ? text.includes(expected) : expected.test(text)
      },
      () => `${this.name} shows no ${expected}, but:\n${text}`,
    )
    return text
  }

  /** Waits until the address of the page has this path. */
  async waitForPath(path: string): Promise<void> {
    let shown = ['', '']
    await eventually(
      async () => {
        shown = await this.run(() => [location.pathname, document.body.innerText])
        return shown[0] === path
      },
      () => `${this.name} is at ${shown[0]}, not at ${path}, and shows:\n${shown[1]}`,
    )
  }

  /** Chooses a file of this machine in a file input. */
  async chooseFile(selector: string, path: string): Promise<void> {
    await this.#send('ElementSendKeys', { id: await this.#find(selector), text: path })
  }

  /**
   * Checks that the page does not scroll sideways; with SCREENS=on, also saves what is visible as
   * tests/.output/screens/{name}-{browser}.png.
   */
  async photograph(name: string): Promise<void> {
    if (process.env.SCREENS === 'on') {
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

  /** Waits for the element that a CSS selector, or an XPath that begins with `//`, finds. */
  async #find(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector'
    let id: string | undefined
    await eventually(
      async () => {
        try {
          const found = await this.#send('FindElement', { using, value: selector })
          id = (found as Record<string, string>)[ELEMENT]
        } catch (error) {
          if (!String(error).includes('no such element')) throw error
        }
        return id !== undefined
      },
      () => `${this.name} finds no ${selector}`,
    )
    if (id === undefined) throw new Error(`${this.name} finds no ${selector}`)
    // WebKit's driver does not scroll by itself to an element that it clears.
    await this.#send('ExecuteScript', {
      script: 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      args: [{ [ELEMENT]: id }],
    })
    return id
  }
}

const PATIENCE_MS = 20_000

async function eventually(isTrue: () => Promise<boolean>, complaint: () => string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (Date.now() > until) throw new Error(complaint())
    await wait(50)
  }
}
