import * as z from 'zod/mini'

const Email = z.string().check(z.email('Enter a valid e-mail address'))

/** A tenant's deployment settings besides its brand; none of them is public. */
const Deployment = z.strictObject({
  /** The site's domain with a certificate in us-east-1; without it, the site has its CloudFront name. */
  domain: z.optional(
    z.strictObject({ name: z.string(), certificateArn: z.string().check(z.startsWith('arn:aws:acm:us-east-1:')) }),
  ),
  /** `identity` is the address or domain that SES has verified (docs/runbook.md). */
  mail: z
    .strictObject({ from: Email, identity: z.string() })
    .check(
      z.refine(
        ({ from, identity }) => from === identity || from.endsWith(`@${identity}`),
        'The sender’s address or domain must be the one verified in SES',
      ),
    ),
  /** Platform applications of SNS for the tenant's apps (docs/runbook.md); without one, those phones get no pushes. */
  push: z.prefault(
    z.strictObject({
      ios: z.optional(z.string().check(z.regex(/^arn:aws:sns:eu-west-1:\d{12}:app\/APNS(_SANDBOX)?\//))),
      android: z.optional(z.string().check(z.regex(/^arn:aws:sns:eu-west-1:\d{12}:app\/GCM\//))),
    }),
    {},
  ),
  /** The recipient of alarms. */
  alarmMailbox: Email,
  sizes: z.prefault(
    z.strictObject({
      lambdaMemory: z._default(z.int().check(z.minimum(128), z.maximum(10_240)), 1024),
      requestsPerSecond: z._default(z.int().check(z.minimum(1)), 200),
      burst: z._default(z.int().check(z.minimum(1)), 400),
    }),
    {},
  ),
})
export type Deployment = z.infer<typeof Deployment>

export const defineDeployment = (deployment: z.input<typeof Deployment>): Deployment => z.parse(Deployment, deployment)
