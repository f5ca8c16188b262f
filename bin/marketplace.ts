import { App } from 'aws-cdk-lib'
import { addMarketplace, featureFlags } from '../infra/marketplace.ts'
import { loadTenant } from '../infra/tenants/define-tenant.ts'

const app = new App({ context: featureFlags })
const stage = String(app.node.getContext('stage'))
addMarketplace(app, { ...(await loadTenant(String(app.node.getContext('tenant')))), stage, site: 'dist/web' })
app.synth()
