import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Lambda has credentials in environment variables. The SDK's other credential providers would never run, but would be a
 * quarter of each bundle.
 */
const otherCredentials = [
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-web-identity',
  '@aws-sdk/credential-provider-http',
  '@smithy/credential-provider-imds',
]

/** Source maps for our own files only: those of packages would be nine tenths of what a new Lambda loads. */
const ownSourceMaps: Plugin = {
  name: 'own-source-maps',
  setup: ({ onLoad }) => {
    // One mapping to the beginning of the file: without any, esbuild would make a full map itself.
    const emptyMap = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64')
    onLoad({ filter: /\/node_modules\/.*\.m?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${emptyMap}`,
    }))
  },
}

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

/** Dynamic imports become separate files beside the Lambda. */
const dynamicImports: Plugin = {
  name: 'loaded-on-demand',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\.lazy\.ts$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./${basename(path, '.ts')}.mjs`, external: true } : undefined,
    )
  },
}

/**
 * Stored items are only parsed in tests and local stacks (`CHECKS`). In AWS their schemas are left out, since building
 * them would slow down every start.
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

/**
 * Node's own modules, required instead of imported: an import of `http` reads all that it exports, and so loads Node's
 * WebSocket and fetch, a quarter of a start.
 */
const requiredBuiltins: Plugin = {
  name: 'required-builtins',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[\w:/]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path: path.replace(/^node:/, ''), namespace: 'builtin' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('node:${path}')`,
      loader: 'js',
    }))
  },
}

/**
 * The SDK keeps discovered endpoints in a cache from a library of data structures. It discovers none unless asked to,
 * and a map serves as well for those of one service.
 */
const plainEndpointCache: Plugin = {
  name: 'plain-endpoint-cache',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^mnemonist\/lru-cache$/ }, () => ({ path: 'endpoint cache', namespace: 'plain' }))
    onLoad({ filter: /./, namespace: 'plain' }, () => ({
      contents: 'module.exports = class extends Map { constructor() { super() } peek(key) { return this.get(key) } }',
      loader: 'js',
    }))
  },
}

/** Of its clients' package files, the SDK uses the version. */
const versionsOnly: Plugin = {
  name: 'versions-only',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}

/** What a bundle has less of a package, with the same effect. */
const lessOfPackages = [plainEndpointCache, versionsOnly]

type Entry = { in: string; out: string }

/** Every `<name>.<suffix>.ts` and where its bundle goes. */
const entriesOf = (suffix: string, out: (file: string, name: string) => string): Entry[] =>
  globSync(`functions/**/*.${suffix}.ts`, { cwd: root }).map((file) => ({
    in: file,
    out: out(file, basename(file, `.${suffix}.ts`)),
  }))

/** The Lambda in a file's folder. */
const lambdaBeside = (file: string): string => {
  const [entry = ''] = globSync(`${dirname(file)}/*.lambda.ts`, { cwd: root })
  return basename(entry, '.lambda.ts')
}

/** Bundles for dynamic imports, one beside each Lambda that loads them. */
const lazyEntries = ({ outputs }: Metafile): Entry[] =>
  entriesOf('lazy', (_, name) => name).flatMap(({ in: file, out: name }) =>
    Object.entries(outputs)
      .filter(([, { imports }]) => imports.some(({ path }) => path === `./${name}.lazy.mjs`))
      .map(([output]) => ({ in: file, out: `${basename(dirname(output))}/${name}.lazy` })),
  )

/** Where the Lambda resolves them as it does here: below `node_modules`. */
function copyFonts(directory: string): void {
  for (const font of ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf']) {
    const file = `@expo-google-fonts/inter/${font}`
    const copy = `${directory}/node_modules/${file}`
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(createRequire(import.meta.url).resolve(file), copy)
  }
}

/** Bundles dynamic imports beside the Lambdas that load them, and workers, with their files, beside their Lambda. */
async function bundleBeside(directory: string, metafile: Metafile): Promise<void> {
  const common = { ...lambdaBuild, absWorkingDir: root, outdir: directory, external: otherCredentials }
  const lazy = lazyEntries(metafile)
  await build({ ...common, entryPoints: lazy, plugins: [requiredBuiltins, ...lessOfPackages] })
  for (const { out } of lazy) if (basename(out) === 'make-statement.lazy') copyFonts(`${directory}/${dirname(out)}`)
  const workers = entriesOf('worker', (file, name) => `${lambdaBeside(file)}/${name}.worker`)
  // CommonJS, because the codec looks for its WebAssembly in its own folder.
  await build({ ...common, entryPoints: workers, format: 'cjs', outExtension: { '.js': '.cjs' } })
  const codec = createRequire(import.meta.url).resolve('@silvia-odwyer/photon-node/photon_rs_bg.wasm')
  for (const { out } of workers) copyFileSync(codec, `${directory}/${dirname(out)}/${basename(codec)}`)
}

/**
 * Bundles every `functions/**\/<name>.lambda.ts` into `<directory>/<name>/index.mjs`. `checks` keeps the schemas of
 * stored items.
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
    plugins: [
      requiredBuiltins,
      ...lessOfPackages,
      ownSourceMaps,
      dynamicImports,
      ...(checks ? [] : [withoutItemSchemas]),
    ],
    external: otherCredentials,
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
  })
  writeFileSync(`${directory}/metafile.json`, JSON.stringify(metafile))
  await bundleBeside(directory, metafile)
}

if (import.meta.main) await bundleFunctions(`${root}dist/lambda`)
