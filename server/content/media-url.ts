/** The path of an uploaded file, or of a picture in one of its widths. */
export const mediaUrl = (id: string, name: string) => `/media/${id}/${encodeURIComponent(name)}`

/**
 * The path of a picture in the narrowest of its widths that is wide enough, else in the widest.
 *
 * @returns undefined when there are no widths.
 */
export function narrowestUrl(id: string, widths: readonly number[], enough: number): string | undefined {
  const sorted = widths.toSorted((a, b) => a - b)
  const width = sorted.find((one) => one >= enough) ?? sorted.at(-1)
  return width === undefined ? undefined : mediaUrl(id, `${width}.webp`)
}
