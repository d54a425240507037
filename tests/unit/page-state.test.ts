import { expect, test } from 'vitest'
import { type PageState, pageStateTag } from '#client/ssr/page-state.ts'

const router = { loaderData: {}, errors: null }
const stateWith = (text: string): PageState => ({
  apollo: { ROOT_QUERY: { text } },
  signedIn: false,
  formats: { firstCalendar: 'AD', nepaliDigits: 'LATIN' } as const,
  router,
})
const contentOf = (tag: string) => tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('</script>'))

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', 'परीक्षा “नतिजा” \\ " \''])(
  'nothing in the state gets out of its element: %j',
  (text) => {
    const tag = pageStateTag(stateWith(text))
    expect(contentOf(tag)).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(contentOf(tag))).toEqual(stateWith(text))
  },
)
