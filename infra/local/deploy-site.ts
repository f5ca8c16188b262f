import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UPLOADED } from '#shared/tenants/site-files.ts'
import type { LambdaHost } from './lambda-host.ts'
import type { ObjectStore } from './s3/object-store.ts'

type Parts = { objects: ObjectStore; bucket: string; lambdas: LambdaHost; siteDir: string }

/** The hash of what was published last. */
const PUBLISHED = 'published'

/** As a deployment does it: stores what the build has made, and has it published if something of it is new. */
export async function deploySite(parts: Parts, config: object, seed: object): Promise<void> {
  const { objects, bucket, lambdas, siteDir } = parts
  const uploaded = [
    [UPLOADED.templates, readFileSync(join(siteDir, UPLOADED.templates))],
    [UPLOADED.config, Buffer.from(JSON.stringify(config))],
    [UPLOADED.seed, Buffer.from(JSON.stringify(seed))],
  ] as const
  const hash = createHash('sha256')
  for (const [, body] of uploaded) hash.update(body)
  const body = hash.digest()
  if (objects.read(bucket, PUBLISHED)?.body.equals(body)) return
  const put = (key: string, content: Buffer) =>
    objects.put(bucket, key, { body: content, contentType: 'application/json', headers: {} })
  for (const [key, content] of uploaded) put(key, content)
  const publish = lambdas.names.find((name) => name.endsWith('-publish')) ?? ''
  await lambdas.invoke(publish, { RequestType: 'Create' })
  put(PUBLISHED, body)
}
