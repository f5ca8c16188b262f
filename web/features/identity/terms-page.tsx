import { runtime } from '#web/platform/runtime.ts'
import { TextPage } from './text-page.tsx'

const parts = [
  {
    heading: 'What this site does',
    text: 'Practices post shifts, locums apply for them, and a practice confirms whom it books. The agreement about a shift is between the practice and the locum; we run the marketplace and are not the employer of either.',
  },
  {
    heading: 'Your account',
    text: 'Give true details, keep your password to yourself, and use one account per person. We check professionals before they can be booked, and may withdraw an approval when details turn out to be wrong.',
  },
  {
    heading: 'Applications and bookings',
    text: 'An application says that you can work the days you chose at the rate shown. A confirmation books those days for both sides. Either side may cancel days that have not begun, and gives a reason that the other side reads. Cancel only when you must: somebody counts on you.',
  },
  {
    heading: 'Money',
    text: 'Amounts on this site are estimates from hours and rates. Locums pay nothing for using it. Practices see our facilitation fee beside each booking. Paying the locum and settling our invoice happen outside this site.',
  },
  {
    heading: 'Leaving',
    text: 'You may stop using the site at any time. Bookings that are already confirmed stay until they are worked or cancelled.',
  },
  {
    heading: 'Changes and law',
    text: 'When these terms change in substance, we ask you to agree to the new version. South African law applies.',
  },
] as const

export function TermsPage() {
  return (
    <TextPage
      title="Terms of use"
      lead={`These are the rules for using ${runtime().tenant.settings.brandName}, in plain words.`}
      parts={parts}
    />
  )
}
