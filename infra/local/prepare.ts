import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { UPLOADED } from '#shared/tenants/site-files.ts'
import { withBuildLock } from './build-lock.ts'
import { readJsonFile, writeJsonFile } from './data-file.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/local')
const stampFile = join(folder, 'prepared.json')

export type Prepared = { assemblyDir: string; siteDir: string; galleryDir: string }

type Step = { what: string; sources: string[]; output: string; command: string[] }

/** Builds Lambdas, templates and the site if their sources have changed, compared by content. */
export async function prepare(
  tenantId: string,
  log: (line: string) => void,
): Promise<Prepared & { lambdasDir: string }> {
  const tenantFolder = join(folder, tenantId)
  const prepared = {
    lambdasDir: join(tenantFolder, 'lambda'),
    assemblyDir: join(tenantFolder, 'cdk.out'),
    siteDir: join(root, 'dist/web'),
    galleryDir: join(root, 'dist/gallery'),
  }
  const steps: Step[] = [
    {
      what: `Lambdas and templates of ${tenantId}`,
      sources: [
        'package-lock.json',
        '{functions,shared}/**/*.ts',
        'docs/generated/openapi.json',
        'infra/*.ts',
        'infra/{constructs,tenants}/**/*.ts',
        'infra/local/synthesise.ts',
      ],
      output: join(prepared.assemblyDir, 'manifest.json'),
      command: ['infra/local/synthesise.ts', tenantFolder, tenantId],
    },
    {
      what: 'site',
      sources: ['package-lock.json', 'vite.config.ts', 'shared/**/*.ts', 'web/**/*.*'],
      output: join(prepared.siteDir, UPLOADED.templates),
      command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    },
    {
      what: 'gallery of the kit',
      sources: ['package-lock.json', 'shared/**/*.ts', 'web/**/*.*'],
      output: join(prepared.galleryDir, 'index.html'),
      command: ['node_modules/vite/bin/vite.js', 'build', '-c', 'web/gallery/vite.config.ts', '--logLevel', 'error'],
    },
  ]
  mkdirSync(folder, { recursive: true })
  await withBuildLock(folder, async () => {
    const stamps = readJsonFile<Record<string, string>>(stampFile, {})
    const stale = steps
      .map((step) => ({ ...step, stamp: hashOf(step.sources) }))
      .filter(({ what, output, stamp }) => stamps[what] !== stamp || !existsSync(output))
    await Promise.all(
      stale.map(async ({ what, command, stamp }) => {
        log(`Building the ${what} …`)
        await run(what, command)
        stamps[what] = stamp
      }),
    )
    if (stale.length > 0) writeJsonFile(stampFile, stamps)
  })
  return prepared
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, exclude: (name) => name === 'node_modules' })
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Also in a test run: only the production build complies with the content security policy. */
const env = { ...process.env, NODE_ENV: 'production' }

async function run(what: string, command: string[]) {
  await promisify(execFile)(process.execPath, command, { cwd: root, env }).catch(
    (error: { stderr?: string; stdout?: string; message: string }) => {
      throw new Error(`The ${what} could not be built.\n${(error.stderr || error.stdout || error.message).trim()}`)
    },
  )
}
