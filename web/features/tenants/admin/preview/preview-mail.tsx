import { neutral } from '#shared/tenants/colours/semantic-colours.ts'
import { mailBrandOf } from '#shared/tenants/mail-brand.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Sample } from './preview-parts.tsx'

const [ink] = neutral.fg
const [muted] = neutral['fg.muted']

/** A mail in the tenant's look, which is on white in both themes, as mails are sent. */
export function SampleMail({ sample, settings }: { sample: Sample; settings: Tenant['settings'] }) {
  const { name, mark, solid, fg, link } = mailBrandOf(settings)
  return (
    <div
      style={{
        minHeight: '100vh',
        padding: 24,
        background: neutral['bg.muted'][0],
        color: ink,
        fontSize: 16,
        lineHeight: '24px',
      }}
    >
      <div
        style={{
          maxWidth: 600,
          margin: '0 auto',
          padding: '20px 24px',
          background: '#FFFFFF',
          borderTop: `4px solid ${mark}`,
        }}
      >
        {sample.logos.light ? (
          <img src={sample.logos.light} alt={name} style={{ height: 32, width: 'auto' }} />
        ) : (
          <div style={{ fontSize: 18, fontWeight: 700, color: fg }}>{name}</div>
        )}
        <div style={{ margin: '20px 0 12px', fontSize: 22, lineHeight: '28px' }}>You are booked</div>
        <p style={{ marginBottom: 12 }}>Harbour Road has confirmed you for one day.</p>
        <p style={{ marginBottom: 24 }}>
          Practice: <span style={{ color: link, textDecoration: 'underline' }}>Harbour Road</span>
        </p>
        <span
          style={{
            display: 'inline-block',
            padding: '12px 24px',
            borderRadius: 8,
            background: solid,
            color: '#FFFFFF',
            fontWeight: 600,
          }}
        >
          View booking
        </span>
      </div>
      <div style={{ maxWidth: 600, margin: '16px auto 0', fontSize: 14, color: muted }}>{name}</div>
    </div>
  )
}
