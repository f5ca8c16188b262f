import { execFileSync } from 'node:child_process'
import { tenantIds } from '#infra/tenants/define-tenant.ts'

const cdk = 'node_modules/aws-cdk/bin/cdk'

/** The CloudFormation templates of every tenant, into `cdk.out/<id>`. */
for (const id of tenantIds())
  execFileSync(
    process.execPath,
    [cdk, 'synth', '--quiet', '-c', `tenant=${id}`, '-c', 'stage=dev', '-o', `cdk.out/${id}`],
    { stdio: 'inherit' },
  )
