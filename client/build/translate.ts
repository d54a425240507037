import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Locale } from '#shared/locales.ts'
import { readCatalogue, replaceMessages } from './messages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const client = here('..')
const jsxRuntime = here('../locales/jsx-runtime.ts')

/**
 * Puts the messages of one language into the code, so that a browser loads no other and looks nothing up. In builds a
 * message without a translation is an error; in development it stays English. A module with a sibling of the language's name
 * (`content-words.ne.ts` beside `content-words.ts`) is replaced by it.
 */
export function translate(locale: Locale): Plugin {
  const folder = here(`../locales/${locale}`)
  let catalogue: ReadonlyMap<string, string> = new Map()
  let building = false
  return {
    name: 'translate',
    enforce: 'pre',
    config: () => ({ define: { __LOCALE__: JSON.stringify(locale) } }),
    configResolved({ command }) {
      building = command === 'build'
    },
    buildStart() {
      if (locale !== 'en') catalogue = readCatalogue(folder)
    },
    async resolveId(source, importer) {
      if (!importer?.startsWith(client)) return null
      if (source === 'react/jsx-runtime' && importer !== jsxRuntime) return jsxRuntime
      if (locale === 'en' || !/^(?:\.|#client\/).*\.tsx?$/.test(source)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      const sibling = found?.id.replace(/\.tsx?$/, `.${locale}$&`)
      return sibling !== undefined && existsSync(sibling) ? sibling : found
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${locale}">`),
    transform(code, id) {
      if (!/[\\/]client[\\/](?!locales)[^?]*\.tsx?$/.test(id) || !/\b(?:t|rich)\(/.test(code)) return null
      const translated = replaceMessages(code, ({ name, message, isWhole }) => {
        const words = locale === 'en' ? message : catalogue.get(message)
        if (words === undefined && building) this.error(`${id}: no translation into ${locale} of: ${message}`)
        const literal = JSON.stringify(words ?? message)
        if (!isWhole) return `${name}(${literal}`
        return name === 't' ? literal : `${name}(${literal})`
      })
      return translated === code ? null : { code: translated, map: null }
    },
  }
}
