import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Lambda hands its credentials over in environment variables. The SDK imports these other ways of finding some only
 * when those are missing, so they would be a quarter of each bundle that never runs.
 */
const otherCredentials = [
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-web-identity',
  '@aws-sdk/credential-provider-http',
  '@smithy/credential-provider-imds',
]

/** Stack traces name our own files. Maps of the packages would be nine tenths of what a new Lambda reads for that. */
const ownSourceMaps: Plugin = {
  name: 'own-source-maps',
  setup: ({ onLoad }) => {
    // One mapping, to the file's beginning: with none at all esbuild would make its own map of the file.
    const emptyMap = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64')
    onLoad({ filter: /\/node_modules\/.*\.m?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${emptyMap}`,
    }))
  },
}

/** How code is built for Lambda. */
export const lambdaBuild = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions

/** What a Lambda loads on demand is a file of its own beside it. */
const loadedOnDemand: Plugin = {
  name: 'loaded-on-demand',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\.lazy\.ts$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./${basename(path, '.ts')}.mjs`, external: true } : undefined,
    )
  },
}

/**
 * Stored items are parsed whole in tests and local runs alone (`CHECKS`); in AWS nobody asks for their schemas, and
 * most of those are another slice's, made at every start.
 */
const withoutItemSchemas: Plugin = {
  name: 'without-item-schemas',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\.schema\.ts$/ }, ({ importer }) =>
      importer.endsWith('.items.ts') ? { path: 'item schemas', namespace: 'unchecked' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'unchecked' }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
  },
}

type Entry = { in: string; out: string }

/** A `<name>.<suffix>.ts` each, and where its bundle goes. */
const entriesOf = (suffix: string, out: (file: string, name: string) => string): Entry[] =>
  globSync(`functions/**/*.${suffix}.ts`, { cwd: root }).map((file) => ({
    in: file,
    out: out(file, basename(file, `.${suffix}.ts`)),
  }))

/** The Lambda that stands in a file's folder. */
const lambdaBeside = (file: string): string => {
  const [entry = ''] = globSync(`${dirname(file)}/*.lambda.ts`, { cwd: root })
  return basename(entry, '.lambda.ts')
}

/** What is loaded on demand, once beside each Lambda that loads it. */
const lazyEntries = ({ outputs }: Metafile): Entry[] =>
  entriesOf('lazy', (_, name) => name).flatMap(({ in: file, out: name }) =>
    Object.entries(outputs)
      .filter(([, { imports }]) => imports.some(({ path }) => path === `./${name}.lazy.mjs`))
      .map(([output]) => ({ in: file, out: `${basename(dirname(output))}/${name}.lazy` })),
  )

/**
 * What is loaded on demand goes beside the Lambdas that load it; workers beside the Lambda of their folder, and what
 * they read from disk with them.
 */
async function bundleBeside(directory: string, metafile: Metafile): Promise<void> {
  const common = { ...lambdaBuild, absWorkingDir: root, outdir: directory, external: otherCredentials }
  await build({ ...common, entryPoints: lazyEntries(metafile) })
  const workers = entriesOf('worker', (file, name) => `${lambdaBeside(file)}/${name}.worker`)
  // CommonJS, because the codec finds its WebAssembly by the folder it lies in.
  await build({ ...common, entryPoints: workers, format: 'cjs', outExtension: { '.js': '.cjs' } })
  const codec = createRequire(import.meta.url).resolve('@silvia-odwyer/photon-node/photon_rs_bg.wasm')
  for (const { out } of workers) copyFileSync(codec, `${directory}/${dirname(out)}/${basename(codec)}`)
}

/**
 * Bundles every `functions/**\/<name>.lambda.ts` into `<directory>/<name>/index.mjs`, all in one call. What runs with
 * `CHECKS` needs the schemas of stored items.
 */
export async function bundleFunctions(directory: string, { checks = false } = {}): Promise<void> {
  const entryPoints = entriesOf('lambda', (_, name) => `${name}/index`)
  const twice = entryPoints.find(({ out }, at) => entryPoints.findIndex((other) => other.out === out) !== at)
  if (twice) throw new Error(`Two Lambda entries are called ${basename(twice.in)}; their names must differ.`)
  rmSync(directory, { recursive: true, force: true })
  const { metafile } = await build({
    ...lambdaBuild,
    absWorkingDir: root,
    entryPoints,
    outdir: directory,
    plugins: [ownSourceMaps, loadedOnDemand, ...(checks ? [] : [withoutItemSchemas])],
    external: otherCredentials,
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
  })
  writeFileSync(`${directory}/metafile.json`, JSON.stringify(metafile))
  await bundleBeside(directory, metafile)
}

if (import.meta.main) await bundleFunctions(`${root}dist/lambda`)
