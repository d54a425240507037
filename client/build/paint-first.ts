import type { Plugin } from 'vite'

/** Lets the scripts of index.html come behind its text and fonts: a page is complete and readable without them. */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<(link rel="modulepreload"|script type="module") crossorigin/g,
          '$& fetchpriority="low"',
        ),
    },
  }
}
