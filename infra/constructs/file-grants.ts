import { Stack, Validations } from 'aws-cdk-lib'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import type { Lambda } from '#functions/wiring/lambdas.ts'
import type { Granted } from './grants.ts'

type Files = NonNullable<Lambda['files']>

/** `DOCUMENTS_BUCKET` with permissions for its files. */
export const fileAccess = (bucket: Bucket, files: Files, lists: boolean): { DOCUMENTS_BUCKET: Granted } => ({
  DOCUMENTS_BUCKET: {
    value: bucket.bucketName,
    grantTo: (grantee) => {
      for (const [folder, actions] of Object.entries(files)) {
        Grant.addToPrincipal({
          grantee,
          actions: actions.map((action) => `s3:${action}`),
          resourceArns: [bucket.arnForObjects(`${folder}/*`)],
        })
      }
      if (lists) Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] })
      const isWriting = Object.values(files).some((actions) => actions.includes('PutObject'))
      bucket.encryptionKey?.grant(grantee, 'kms:Decrypt', ...(isWriting ? ['kms:GenerateDataKey'] : []))
      acknowledgeKeys(grantee, bucket, Object.keys(files))
    },
  },
})

/** Wildcards, because object keys contain ids that are known only at run time. */
const acknowledgeKeys = ({ grantPrincipal }: IGrantable, bucket: Bucket, folders: readonly string[]): void => {
  const stack = Stack.of(bucket)
  const { 'Fn::ImportValue': arn } = stack.resolve(stack.exportValue(bucket.bucketArn)) as { 'Fn::ImportValue': string }
  const reason = `Files are stored below their owner’s id, which is known only at run time; access is limited to ${folders.join(', ')}.`
  const acknowledged = folders.map((folder) => ({ id: `AwsSolutions-IAM5[Resource::${arn}/${folder}/*]`, reason }))
  Validations.of(grantPrincipal as unknown as IConstruct).acknowledge(...acknowledged)
}
