import * as z from 'zod/mini'
import { planNames } from '#shared/kernel/plans.ts'

const Email = z.string().check(z.email('Enter a valid e-mail address'))

/** Where a content security policy lets a page load from and connect to. */
const PolicySource = z
  .string()
  .check(z.regex(/^(https|wss):\/\/(\*\.)?[a-z0-9.-]+(\/[\w./-]*)?$/, 'Use a source such as https://*.tawk.to'))

/** Another company’s live chat, with tawk.to’s programming interface. */
const LiveChat = z.strictObject({
  /** Named where people agree to its use. */
  vendor: z.string().check(z.minLength(1), z.maxLength(60)),
  script: z.string().check(z.startsWith('https://')),
  /** All that the chat loads from and connects to, its script included. */
  sources: z.array(PolicySource).check(z.minLength(1), z.maxLength(20)),
})
export type LiveChat = z.infer<typeof LiveChat>

const share = z.number().check(z.gte(0), z.lt(1))
const PlanFigures = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  short: z.string().check(z.minLength(1), z.maxLength(20)),
  fee: share,
  credits: share,
  placementFee: share,
  perMonth: z.int().check(z.gte(0)),
})

/** A tenant's deployment settings besides its brand. */
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
  liveChat: z.optional(LiveChat),
  /** What the plans cost, where it is not what SPEC 9 has (decision 258). */
  plans: z.optional(
    z
      .record(z.enum(planNames), PlanFigures)
      .check(
        z.refine(
          ({ 'pay-when-you-book': each, 'pro-practice': pro }) => each.fee - each.credits > pro.fee - pro.credits,
          'The membership must save a share of what bookings cost without it',
        ),
      ),
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
