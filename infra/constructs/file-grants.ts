import { Stack, Validations } from 'aws-cdk-lib'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import type { Granted } from './grants.ts'

/** `DOCUMENTS_BUCKET`, with the right to read, write and delete waiting uploads and documents; listing tells absent from forbidden. */
export const keepingFiles = (bucket: Bucket): { DOCUMENTS_BUCKET: Granted } => ({
  DOCUMENTS_BUCKET: {
    value: bucket.bucketName,
    grantTo: (grantee) => {
      const resourceArns = ['incoming/*', 'documents/*'].map((keys) => bucket.arnForObjects(keys))
      Grant.addToPrincipal({ grantee, actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], resourceArns })
      Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] })
      bucket.encryptionKey?.grant(grantee, 'kms:Decrypt', 'kms:GenerateDataKey')
      acknowledgeKeys(grantee, bucket)
    },
  },
})

/** `DOCUMENTS_BUCKET`, with the right to delete what an owner who has gone left there. */
export const removingFiles = (bucket: Bucket): { DOCUMENTS_BUCKET: Granted } => ({
  DOCUMENTS_BUCKET: {
    value: bucket.bucketName,
    grantTo: (grantee) => {
      const resourceArns = ['incoming/*', 'documents/*'].map((keys) => bucket.arnForObjects(keys))
      Grant.addToPrincipal({ grantee, actions: ['s3:DeleteObject'], resourceArns })
      Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] })
      acknowledgeKeys(grantee, bucket)
    },
  },
})

/** Keys hold ids that only a request brings. */
const acknowledgeKeys = ({ grantPrincipal }: IGrantable, bucket: Bucket): void => {
  const stack = Stack.of(bucket)
  const { 'Fn::ImportValue': arn } = stack.resolve(stack.exportValue(bucket.bucketArn)) as { 'Fn::ImportValue': string }
  const reason = 'Files lie below their owner’s id, which only a request brings; nothing but waiting uploads and documents can be reached.'
  const places = ['incoming', 'documents'].map((place) => ({ id: `AwsSolutions-IAM5[Resource::${arn}/${place}/*]`, reason }))
  Validations.of(grantPrincipal as unknown as IConstruct).acknowledge(...places)
}
