import { expect } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React and styled-components write, which browsers read the same: void elements with a slash, no quotes saved.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Minified style sheets and data.
    'no-raw-characters': 'off',
  },
})

/** Checks a document as the server sent it against the HTML standard; a failure tells its name. */
export async function expectValidHtml(html: string, name = 'document'): Promise<void> {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  expect.soft(found, `valid HTML: ${name}`).toEqual([])
}
