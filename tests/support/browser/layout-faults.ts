import type { Page } from '@playwright/test'

/**
 * Visible faults of the layout at the present width: text that is cut off, that lies on other text,
 * or that stands a letter or two a line; and what makes the window scroll sideways.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding, and letters that hang over their box. */
    const SLACK = 3
    const faults = new Set<string>()
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`scrolls sideways: ${scrollWidth} in ${clientWidth} px`)

    interface Line {
      element: Element
      text: string
      left: number
      right: number
      top: number
      bottom: number
    }

    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    /** Whether it is true of the element or of one around it; asked once of each element, for styles are slow to read. */
    const ofAnyAround = (isTrue: (style: CSSStyleDeclaration) => boolean) => {
      const known = new Map<Element, boolean>()
      const ask = (element: Element): boolean => {
        const { parentElement } = element
        const answer =
          known.get(element) ?? (isTrue(styleOf(element)) || (parentElement !== null && ask(parentElement)))
        known.set(element, answer)
        return answer
      }
      return ask
    }
    /** Hidden from sight on purpose, or shortened with a sign that there is more. */
    const isHidden = ofAnyAround(
      (style) =>
        style.clipPath !== 'none' ||
        style.visibility === 'hidden' ||
        Number(style.opacity) === 0 ||
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none',
    )
    /** A bar that stays in place lies over what is scrolled under it. */
    const isFloating = ofAnyAround(({ position }) => ['fixed', 'sticky'].includes(position))
    const scrolls = ofAnyAround(({ overflowX }) => ['auto', 'scroll'].includes(overflowX))

    interface Clip {
      overflowX: string
      overflowY: string
      box: DOMRect
    }
    /** Boxes of the element and around it that do not show what goes beyond them, from the inside out. */
    const clips = new Map<Element, Clip[]>()
    const clipsOf = (element: Element): Clip[] => {
      const known = clips.get(element)
      if (known) return known
      const outer = element.parentElement ? clipsOf(element.parentElement) : []
      const { overflowX, overflowY } = styleOf(element)
      const clipsNothing = overflowX === 'visible' && overflowY === 'visible'
      const isPage = element === document.body || element === document.documentElement
      const own = { overflowX, overflowY, box: element.getBoundingClientRect() }
      const all = clipsNothing || isPage ? outer : [own, ...outer]
      clips.set(element, all)
      return all
    }

    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || element.closest('svg, script, style, noscript, option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0)
      // Neither is what a closed part of the page holds.
      if (rects.length === 0 || !element.checkVisibility() || isHidden(element)) continue

      const size = Number.parseFloat(styleOf(element).fontSize)
      const longest = Math.max(...rects.map(({ width }) => width))
      const tops = new Set(rects.map(({ top }) => Math.round(top)))
      if (tops.size >= 3 && longest < 2 * size) faults.add(`a letter or two a line: “${text.slice(0, 40)}”`)

      for (const rect of rects) {
        const line: Line = {
          element,
          text: text.slice(0, 40),
          left: rect.left,
          right: rect.right,
          top: rect.top + rect.height * 0.15,
          bottom: rect.bottom - rect.height * 0.15,
        }
        for (const { overflowX, overflowY, box } of clipsOf(element)) {
          const across = Math.max(box.left - line.left, line.right - box.right)
          const down = Math.max(box.top - line.top, line.bottom - box.bottom)
          const cuts = (overflow: string, by: number) => by > SLACK && ['hidden', 'clip'].includes(overflow)
          if (cuts(overflowX, across) || cuts(overflowY, down)) faults.add(`cut off: “${line.text}”`)
          line.left = Math.max(line.left, box.left)
          line.right = Math.min(line.right, box.right)
          line.top = Math.max(line.top, box.top)
          line.bottom = Math.min(line.bottom, box.bottom)
        }
        if (line.right > clientWidth + SLACK || line.left < -SLACK) {
          if (!scrolls(element)) faults.add(`beyond the window: “${line.text}”`)
        }
        if (line.right > line.left && line.bottom > line.top && !isFloating(element)) lines.push(line)
      }
    }

    lines.sort((one, other) => one.top - other.top)
    lines.forEach((line, index) => {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next]
        if (!other || other.top >= line.bottom - SLACK) break
        if (other.element === line.element) continue
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
        if (across > SLACK && down > SLACK) faults.add(`“${line.text}” lies on “${other.text}”`)
      }
    })
    return [...faults]
  })
}

/** Lays out also what is far below the window, which is left out otherwise. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important; }')
    document.adoptedStyleSheets.push(sheet)
  })
}
