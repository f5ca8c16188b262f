import { runtime } from '#web/platform/runtime.ts'
import { LegalPage } from './legal-page.tsx'

const parts = [
  {
    heading: 'What this site does',
    text: 'Practices post offers, locums apply for them, and the practice confirms the locum it wants to book. The agreement about a shift is between the practice and the locum; we run the marketplace and do not employ either of them.',
  },
  {
    heading: 'Your account',
    text: 'Enter correct details, keep your password secret, and use one account per person. We check locums before they can be booked, and may undo an approval if details turn out to be wrong.',
  },
  {
    heading: 'Applications and bookings',
    text: 'By applying, you confirm that you can work the days you chose at the rate shown. When the practice confirms, those days are booked for both sides. Either side may cancel days that have not started, and must give a reason that the other side will see. Cancel only if you have to: the other side relies on you.',
  },
  {
    heading: 'Money',
    text: 'Amounts on this site are estimates based on hours and rates. The site is free for locums. Practices see our facilitation fee with each booking. Practices pay the locum, and our invoice, outside this site.',
  },
  {
    heading: 'Leaving',
    text: 'You may stop using the site at any time. Confirmed bookings remain in force until they are worked or cancelled.',
  },
  {
    heading: 'Changes and law',
    text: 'If these terms change materially, we will ask you to agree to the new version. South African law applies.',
  },
] as const

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of use"
      lead={`The rules for using ${runtime().tenant.settings.brandName}.`}
      parts={parts}
    />
  )
}
