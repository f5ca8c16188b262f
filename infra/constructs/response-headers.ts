import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { hstsSeconds, type SecurityHeaders } from '#infra/security-headers.ts'

/** Headers that CloudFront sends with every response in place of its own; `defaults` only where it has none. */
export function responseHeaders(
  scope: Construct,
  id: string,
  headers: SecurityHeaders,
  defaults: Record<string, string> = {},
): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy,
    'x-frame-options': frame,
    // CloudFront has fields of its own for these.
    'strict-transport-security': _transport,
    'x-content-type-options': _contentType,
    'referrer-policy': _referrer,
    ...custom
  } = headers
  const override = true
  const listed = (values: Record<string, string>, replaces: boolean) =>
    Object.entries(values).map(([header, value]) => ({ header, value, override: replaces }))
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        override,
      },
      contentTypeOptions: { override },
      ...(frame && { frameOptions: { frameOption: HeadersFrameOption.DENY, override } }),
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
    },
    customHeadersBehavior: { customHeaders: [...listed(custom, true), ...listed(defaults, false)] },
  })
}
