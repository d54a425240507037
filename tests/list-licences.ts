/** Prints every package by its licence: `npm run licences`. */
import { licensedPackages } from './support/project/licences.ts'

const packages = licensedPackages()
const licences = [...new Set(packages.map(({ licence = 'not said' }) => licence))].sort()
for (const licence of licences) {
  const names = packages.filter((one) => (one.licence ?? 'not said') === licence)
  process.stdout.write(
    `\n${licence}\n  ${names.map(({ name, version }) => `${name} ${version}`).join('\n  ')}\n`,
  )
}
