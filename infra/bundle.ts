import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Lambda hands its credentials over in environment variables. The SDK imports these other ways of finding some only when
 * those are missing, so they would be a quarter of each bundle that never runs.
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

/** Bundles every `functions/**\/<name>.lambda.ts` into `<directory>/<name>/index.mjs`, all in one call. */
export async function bundleFunctions(directory: string): Promise<void> {
  const files = globSync('functions/**/*.lambda.ts', { cwd: root })
  const names = files.map((file) => basename(file, '.lambda.ts'))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two Lambda entries are called ${twice}.lambda.ts; their names must differ.`)
  rmSync(directory, { recursive: true, force: true })
  const { metafile } = await build({
    ...lambdaBuild,
    absWorkingDir: root,
    entryPoints: files.map((file, at) => ({ in: file, out: `${names[at]}/index` })),
    outdir: directory,
    plugins: [ownSourceMaps],
    external: otherCredentials,
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
  })
  writeFileSync(`${directory}/metafile.json`, JSON.stringify(metafile))
}

if (import.meta.main) await bundleFunctions(`${root}dist/lambda`)
