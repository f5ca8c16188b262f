import { tenantIds } from '#infra/tenants/define-tenant.ts'
import { synthesiseTenant } from './stacks/synthesise-tenant.ts'

/** CloudFormation's schemas and rules, and the AwsSolutions checks: both print what they find. */
for (const id of tenantIds()) await synthesiseTenant({ id, validated: true })
