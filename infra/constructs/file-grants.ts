import { Stack, Validations } from 'aws-cdk-lib'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import type { Granted } from './grants.ts'

type FilePrefix = 'incoming' | 'documents' | 'messages' | 'reports' | 'exports'
type FileAction = 'GetObject' | 'PutObject' | 'DeleteObject'

type Files = {
  /** The permitted actions on files below each prefix. */
  rights: Partial<Record<FilePrefix, FileAction[]>>
  /** Listing finds all files of an owner, and makes S3 return 404 instead of 403 for an absent one. */
  lists: boolean
  keyActions: string[]
}

/** `DOCUMENTS_BUCKET` with permissions for its files. */
const filesAccess = (bucket: Bucket, { rights, lists, keyActions }: Files): { DOCUMENTS_BUCKET: Granted } => ({
  DOCUMENTS_BUCKET: {
    value: bucket.bucketName,
    grantTo: (grantee) => {
      for (const [folder, actions] of Object.entries(rights)) {
        Grant.addToPrincipal({
          grantee,
          actions: actions.map((action) => `s3:${action}`),
          resourceArns: [bucket.arnForObjects(`${folder}/*`)],
        })
      }
      if (lists) Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] })
      bucket.encryptionKey?.grant(grantee, ...keyActions)
      acknowledgeKeys(grantee, bucket, Object.keys(rights))
    },
  },
})

/** Reads, writes and deletes uploads and documents. */
export const documentsAccess = (bucket: Bucket) => {
  const all: FileAction[] = ['GetObject', 'PutObject', 'DeleteObject']
  return filesAccess(bucket, {
    rights: { incoming: all, documents: all },
    lists: true,
    keyActions: ['kms:Decrypt', 'kms:GenerateDataKey'],
  })
}

/** Takes checked uploads into conversations, signs the URLs of what was sent, and copies what is reported. */
export const attachmentsAccess = (bucket: Bucket) =>
  filesAccess(bucket, {
    rights: {
      incoming: ['GetObject'],
      messages: ['GetObject', 'PutObject', 'DeleteObject'],
      reports: ['PutObject'],
    },
    lists: true,
    keyActions: ['kms:Decrypt', 'kms:GenerateDataKey'],
  })

/** Signs the URLs of files whose messages were reported. */
export const reportedFilesAccess = (bucket: Bucket) =>
  filesAccess(bucket, { rights: { reports: ['GetObject'] }, lists: true, keyActions: ['kms:Decrypt'] })

/** Writes exports, and deletes all files of deleted owners. */
export const exportsAccess = (bucket: Bucket) =>
  filesAccess(bucket, {
    rights: {
      incoming: ['DeleteObject'],
      documents: ['DeleteObject'],
      messages: ['DeleteObject'],
      exports: ['GetObject', 'PutObject', 'DeleteObject'],
    },
    lists: true,
    keyActions: ['kms:Decrypt', 'kms:GenerateDataKey'],
  })

/** Signs download URLs of exports, which carry the signer’s permission. */
export const exportUrlsAccess = (bucket: Bucket) =>
  filesAccess(bucket, { rights: { exports: ['GetObject'] }, lists: false, keyActions: ['kms:Decrypt'] })

/** Wildcards, because object keys contain ids that are known only at run time. */
const acknowledgeKeys = ({ grantPrincipal }: IGrantable, bucket: Bucket, folders: readonly string[]): void => {
  const stack = Stack.of(bucket)
  const { 'Fn::ImportValue': arn } = stack.resolve(stack.exportValue(bucket.bucketArn)) as { 'Fn::ImportValue': string }
  const reason = `Files are stored below their owner’s id, which is known only at run time; access is limited to ${folders.join(', ')}.`
  const acknowledged = folders.map((folder) => ({ id: `AwsSolutions-IAM5[Resource::${arn}/${folder}/*]`, reason }))
  Validations.of(grantPrincipal as unknown as IConstruct).acknowledge(...acknowledged)
}
