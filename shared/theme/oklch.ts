/** A colour in OKLCH, the polar form of Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/). */
export interface Oklch {
  /** 0 black to 1 white, even to the eye. */
  lightness: number
  /** 0 grey to about 0.32, the strongest that a screen shows. */
  chroma: number
  /** In radians. */
  hue: number
}

type Triple = [number, number, number]

/** @throws Error when it is not an opaque `#rrggbb` colour. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const [green, blue] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(green, blue),
    hue: Math.atan2(blue, green),
  }
}

/** The colour as `#rrggbb`, with less chroma where a screen cannot show it. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const isShown = (channels: Triple) => channels.every((channel) => channel > -0.0005 && channel < 1.0005)
  let shown = linearOf({ lightness, chroma, hue })
  if (!isShown(shown)) {
    let [least, most] = [0, chroma]
    while (most - least > 0.0005) {
      const middle = (least + most) / 2
      if (isShown(linearOf({ lightness, chroma: middle, hue }))) least = middle
      else most = middle
    }
    shown = linearOf({ lightness, chroma: least, hue })
  }
  return `#${shown.map((channel) => hexOf(channel)).join('')}`
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const [green, blue] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * green + 0.2158037573 * blue) ** 3
  const m = (lightness - 0.1055613458 * green - 0.0638541728 * blue) ** 3
  const s = (lightness - 0.0894841775 * green - 1.291485548 * blue) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/**
 * Red, green and blue (0 to 1) in linear light.
 *
 * @throws Error when it is not an opaque `#rrggbb` colour.
 */
export function linearChannels(hex: string): Triple {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!match) throw new Error(`not an opaque #rrggbb colour: ${hex}`)
  return match.slice(1).map((part) => {
    const channel = Number.parseInt(part, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as Triple
}

function hexOf(linear: number): string {
  const channel = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0')
}
