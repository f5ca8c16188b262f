import { chromium } from 'playwright-core'
process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
const { default: bundled } = await import('@sparticuz/chromium')
const args = ['--no-sandbox', ...process.argv.slice(2)]
const b = await chromium.launch({ executablePath: await bundled.executablePath(), args, ignoreDefaultArgs: process.env.IGN ? process.env.IGN.split(" ") : [] })
const pw = async (c: any, e: string) => { const p = await c.newPage(); await p.goto('/sign-in'); await p.getByLabel(/e-?mail/i).first().fill(e); await p.getByLabel('Password', { exact: true }).fill('Demo-Passw0rd!'); await p.getByRole('button', { name: 'Sign in' }).click(); await p.waitForURL('**/dashboard'); return p }
const t = performance.now()
const c = await b.newContext({ baseURL: 'http://localhost:4701', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
const p = await pw(c, 'locum@example.com')
const t1 = performance.now()
for (let i = 0; i < 15; i++) { await p.goto('/locum/dashboard'); await p.waitForLoadState('networkidle') }
const t2 = performance.now()
for (let i = 0; i < 5; i++) { const q = await c.newPage(); await q.goto('/locum/dashboard'); await q.waitForLoadState('networkidle'); await q.close() }
console.log('signin', Math.round(t1 - t), '15 loads', Math.round(t2 - t1), '5 pages', Math.round(performance.now() - t2))
await b.close()
