import { createContext, createElement, type ReactNode, useContext } from 'react'

const ELEMENT = 'page-part'

/** The part's placeholder in a template's HTML. */
export const SLOT = `<${ELEMENT}></${ELEMENT}>`

/** On the server, whether only the page around the part is rendered. */
export const TemplateOnlyContext = createContext(false)

/**
 * The one part of a page that is about somebody, while the rest is the same for everybody who asks for the same thing:
 * the server keeps the rest finished, and renders the part by itself (see ssr/template/page-template.tsx). So there is no `useId` in
 * it, and of the contexts around it only that of the toasts.
 */
export function PageSlot({ children }: { children: ReactNode }) {
  return useContext(TemplateOnlyContext) ? createElement(ELEMENT) : children
}
