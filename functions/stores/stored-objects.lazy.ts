import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { FileType } from '#shared/documents/documents.schema.ts'

type Shown = {
  type: FileType | 'application/json' | 'text/html' | 'text/csv' | 'application/x-ndjson'
  disposition: string
  seconds: number
}

/** The documents' bucket. */
export const openStore = (Bucket: string) => {
  const client = new S3Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 8_000, throwOnRequestTimeout: true },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }
  return {
    /** A form that accepts one file of this type, from 1 byte to `most`, under exactly this key. */
    createUploadForm: async (
      Key: string,
      type: FileType,
      most: number,
      seconds: number,
    ): Promise<{ url: string; fields: Record<string, string> }> =>
      createPresignedPost(client, {
        Bucket,
        Key,
        Conditions: [['content-length-range', 1, most]],
        Fields: { 'Content-Type': type },
        Expires: seconds,
      }),

    read: async (Key: string): Promise<Uint8Array | undefined> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },

    put: async (
      Key: string,
      Body: Uint8Array,
      ContentType: FileType | 'application/octet-stream',
      Metadata?: Record<string, string>,
    ): Promise<void> => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, Metadata }))
    },

    /** What was stored with an object. */
    describe: async (
      Key: string,
    ): Promise<{ type: string; size: number; metadata: Record<string, string> } | undefined> => {
      try {
        const found = await client.send(new HeadObjectCommand({ Bucket, Key }))
        return { type: found.ContentType ?? '', size: found.ContentLength ?? 0, metadata: found.Metadata ?? {} }
      } catch (error) {
        if (error instanceof NotFound) return undefined
        throw error
      }
    },

    /** False if there is nothing to copy. */
    copy: async (from: string, Key: string): Promise<boolean> => {
      try {
        await client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}` }))
        return true
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return false
        throw error
      }
    },

    /** Compressed JSON as a stream; `length` is its total size. */
    putJson: async (Key: string, Body: Readable, ContentLength: number): Promise<void> => {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body,
          ContentLength,
          ContentType: 'application/json',
          ContentEncoding: 'gzip',
        }),
      )
    },

    /** False if there is an object already. */
    create: async (Key: string, Body: Uint8Array, ContentType: FileType): Promise<boolean> => {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, IfNoneMatch: '*' }))
        return true
      } catch (error) {
        if (error instanceof Error && error.name === 'PreconditionFailed') return false
        throw error
      }
    },

    /** Content type and disposition are part of the signature, whatever the object's own metadata says. */
    signedUrl: (Key: string, { type, disposition, seconds }: Shown): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key,
          ResponseContentType: type,
          ResponseContentDisposition: disposition,
          ResponseCacheControl: `private, max-age=${seconds}`,
        }),
        { expiresIn: seconds },
      ),

    remove,

    /** The first thousand keys with a prefix: some three hundred versions of a document. */
    list: async (Prefix: string): Promise<string[]> => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }))
      return Contents.map(({ Key = '' }) => Key)
    },

    removeAll: async (Prefix: string): Promise<void> => {
      for (;;) {
        const { Contents = [], IsTruncated } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }))
        await Promise.all(Contents.map(({ Key = '' }) => remove(Key)))
        if (!IsTruncated) return
      }
    },
  }
}
