import { Stack, Validations } from 'aws-cdk-lib'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import type { Granted } from './grants.ts'

type Place = 'incoming' | 'documents' | 'exports'
type Right = 'GetObject' | 'PutObject' | 'DeleteObject'

type Files = {
  /** What may be done to the files below each place. */
  rights: Partial<Record<Place, Right[]>>
  /** Listing finds all of an owner's files, and makes S3 answer 404 instead of 403 for an absent one. */
  lists: boolean
  keyActions: string[]
}

/** `DOCUMENTS_BUCKET`, with so many rights to what lies in it. */
const usingFiles = (bucket: Bucket, { rights, lists, keyActions }: Files): { DOCUMENTS_BUCKET: Granted } => ({
  DOCUMENTS_BUCKET: {
    value: bucket.bucketName,
    grantTo: (grantee) => {
      for (const [place, actions] of Object.entries(rights)) {
        Grant.addToPrincipal({
          grantee,
          actions: actions.map((action) => `s3:${action}`),
          resourceArns: [bucket.arnForObjects(`${place}/*`)],
        })
      }
      if (lists) Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] })
      bucket.encryptionKey?.grant(grantee, ...keyActions)
      acknowledgeKeys(grantee, bucket, Object.keys(rights))
    },
  },
})

/** Reads, writes and deletes waiting uploads and documents. */
export const keepingFiles = (bucket: Bucket) => {
  const all: Right[] = ['GetObject', 'PutObject', 'DeleteObject']
  return usingFiles(bucket, {
    rights: { incoming: all, documents: all },
    lists: true,
    keyActions: ['kms:Decrypt', 'kms:GenerateDataKey'],
  })
}

/** Writes exports, and deletes what an owner who has gone left anywhere. */
export const exportingFiles = (bucket: Bucket) =>
  usingFiles(bucket, {
    rights: {
      incoming: ['DeleteObject'],
      documents: ['DeleteObject'],
      exports: ['GetObject', 'PutObject', 'DeleteObject'],
    },
    lists: true,
    keyActions: ['kms:Decrypt', 'kms:GenerateDataKey'],
  })

/** Signs addresses that download exports: anyone who has one reads with the signer’s right. */
export const linkingExports = (bucket: Bucket) =>
  usingFiles(bucket, { rights: { exports: ['GetObject'] }, lists: false, keyActions: ['kms:Decrypt'] })

/** Keys hold ids that only a request brings. */
const acknowledgeKeys = ({ grantPrincipal }: IGrantable, bucket: Bucket, places: readonly string[]): void => {
  const stack = Stack.of(bucket)
  const { 'Fn::ImportValue': arn } = stack.resolve(stack.exportValue(bucket.bucketArn)) as { 'Fn::ImportValue': string }
  const reason = `Files lie below their owner’s id, which only a request brings; nothing but ${places.join(', ')} can be reached.`
  const acknowledged = places.map((place) => ({ id: `AwsSolutions-IAM5[Resource::${arn}/${place}/*]`, reason }))
  Validations.of(grantPrincipal as unknown as IConstruct).acknowledge(...acknowledged)
}
