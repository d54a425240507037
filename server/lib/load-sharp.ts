import type sharp from 'sharp'

/** The library that draws pictures, loaded with the first of them: 20 MB of native code that most processes never need. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  // A picture takes one core, and the look-ups have the others.
  library.concurrency(1)
  return library
}
