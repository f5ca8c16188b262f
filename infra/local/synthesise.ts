import { App } from 'aws-cdk-lib'
import { bundleFunctions } from '#infra/bundle.ts'
import { addMarketplace, featureFlags } from '#infra/marketplace.ts'
import { loadTenant } from '#infra/tenants/define-tenant.ts'

/** Bundles the Lambdas and synthesises the tenant's stacks into `<folder>/cdk.out`; the gateway serves the site. */
const [folder = '', tenantId = ''] = process.argv.slice(2)
await bundleFunctions(`${folder}/lambda`, { checks: true })
// Templates are checked by tests and deployments; here that would take longer than creating them.
const app = new App({
  outdir: `${folder}/cdk.out`,
  context: featureFlags,
  builtinCloudFormationValidation: false,
})
addMarketplace(app, { ...(await loadTenant(tenantId)), stage: 'local', lambdas: `${folder}/lambda` })
app.synth()
