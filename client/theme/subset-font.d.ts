declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    keepFeatures?: string[]
    noHinting?: boolean
  }
  /** A font of only the glyphs that `text` needs, optionally with its axes pinned or limited. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetFontOptions): Promise<Buffer>
}
