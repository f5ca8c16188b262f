import { CopyObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'

/** Served as they are named; the names of images follow from their content. */
const types = {
  html: { ContentType: 'text/html; charset=utf-8' },
  json: { ContentType: 'application/json' },
  svg: { ContentType: 'image/svg+xml' },
  png: { ContentType: 'image/png' },
  jpg: { ContentType: 'image/jpeg' },
} as const
const typeOf = (name: string) => types[name.split('.').at(-1) as keyof typeof types]

/** The site's files, and the images that were checked, in the bucket `documents`. */
export const siteBucket = (Bucket: string, documents: string) => {
  const client = new S3Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 8_000, throwOnRequestTimeout: true },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    read: async (Key: string): Promise<string> => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return (await Body?.transformToString()) ?? ''
    },

    /** Browsers and the CDN ask each time whether it has changed, so nothing has to be invalidated. */
    write: async (Key: string, Body: string): Promise<void> => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, CacheControl: 'no-cache', ...typeOf(Key) }))
    },

    copyImage: async (Key: string): Promise<void> => {
      const CopySource = `${documents}/${Key}`
      const CacheControl = 'public, max-age=31536000, immutable'
      const described = { MetadataDirective: 'REPLACE', CacheControl, ...typeOf(Key) } as const
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource, ...described }))
    },
  }
}
