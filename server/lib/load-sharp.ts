import type sharp from 'sharp'

/** The library that draws pictures, loaded with the first of them: 20 MB of native code that most processes never need. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
