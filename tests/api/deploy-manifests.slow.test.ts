import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from 'prom-client'
import { beforeAll, expect, test } from 'vitest'
import '#server/metrics/metrics.ts'
import { measureProcess } from '#server/metrics/process.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { testApp } from '#tests/support/server/api.ts'
import { knownSettings } from '#tests/support/server/settings.ts'
import { installTool } from '#tools/tool.ts'

// Manifests fit the schemas of Kubernetes and CloudNativePG, and monitoring names metrics that the server has.

interface Manifest {
  apiVersion: string
  kind: string
  data?: object
  stringData?: object
}
type Model = new (manifest: Manifest) => { validate(): void }

const deploy = join(projectRoot, 'deploy')
let packages: string
const fromTool = (path: string) => import(pathToFileURL(join(packages, path)).href)

beforeAll(() => {
  packages = join(installTool('kubernetes'), 'node_modules')
}, 300_000)

async function manifestsOf(name: string): Promise<Manifest[]> {
  const { parseAllDocuments } = await fromTool('yaml/dist/index.js')
  const documents: { toJS(): Manifest }[] = parseAllDocuments(
    readFileSync(join(deploy, 'kubernetes', name), 'utf8'),
  )
  return documents.map((document) => document.toJS())
}

test.each(readdirSync(join(deploy, 'kubernetes')))('kubernetes/%s fits the schemas', async (name) => {
  const manifests = await manifestsOf(name)
  expect(manifests.length).toBeGreaterThan(0)
  for (const manifest of manifests) {
    const { apiVersion, kind } = manifest
    const models = apiVersion.includes('cnpg') ? '@kubernetes-models/cloudnative-pg' : 'kubernetes-models'
    const { [kind]: Model }: Record<string, Model> = await fromTool(`${models}/${apiVersion}/index.js`)
    if (!Model) throw new Error(`There is no ${kind} in ${apiVersion}`)
    new Model(manifest).validate()
    expect(() => new Model({ ...manifest, metadata: 1 } as Manifest).validate()).toThrow()
  }
})

test('the pods get settings that the server reads', async () => {
  const given = (await manifestsOf('pravesh.yaml')).flatMap(({ data, stringData }) =>
    Object.keys({ ...data, ...stringData }),
  )
  expect(given.length).toBeGreaterThan(8)
  expect(given.filter((name) => !knownSettings.has(name))).toEqual([])
})

test('the dashboard and the alerts name metrics of the server', async () => {
  const app = await testApp()
  measureProcess(app.db)
  const known = new Set(register.getMetricsAsArray().map(({ name }) => name))
  await app.close()
  for (const file of ['alerts.yaml', 'dashboard.json']) {
    const text = readFileSync(join(deploy, 'monitoring', file), 'utf8')
    const named = [...text.matchAll(/\bpravesh_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    )
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('Prometheus takes the alerts', () => {
  const printed = execFileSync('promtool', ['check', 'rules', join(deploy, 'monitoring/alerts.yaml')], {
    encoding: 'utf8',
  })
  expect(printed).toMatch(/SUCCESS: 9 rules found/)
})
