import { App } from 'aws-cdk-lib'
import { addMarketplace, featureFlags } from '#infra/marketplace.ts'
import { builtSite } from '#infra/built-site.ts'
import { loadTenant } from '#infra/tenants/define-tenant.ts'

const app = new App({ context: featureFlags })
const stage = String(app.node.getContext('stage'))
const tenant = await loadTenant(String(app.node.getContext('tenant')))
addMarketplace(app, { ...tenant, stage, lambdas: 'dist/lambda', site: builtSite('dist/web') })
app.synth()
