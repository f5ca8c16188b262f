import { breakEven } from '#shared/bookings/plan-costs.rules.ts'
import { formatRand, type Cents } from '#shared/kernel/money.ts'
import { plans } from '#shared/kernel/plans.ts'
import { joinWords } from '#web/components/format/format-words.ts'
import { useTablet } from '#web/platform/media.ts'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { scaleNames, type ComparedMonth } from './plan-comparison.ts'

const Name = chakra('span', {
  base: { position: 'absolute', whiteSpace: 'nowrap', textStyle: 's' },
})

const Point = chakra('i', {
  base: {
    position: 'absolute',
    top: '20px',
    width: '16px',
    height: '16px',
    borderRadius: 'full',
    bg: 'bg',
    border: '4px solid',
    borderColor: 'fg',
    transform: 'translateX(-50%)',
  },
})

/** Centred in the middle of the scale, and never beyond its ends. */
const placeOf = (at: number) => ({ left: `${at}%`, transform: `translateX(-${at}%)` })
const whole = (cents: Cents): string => formatRand(cents).replace(/\.00$/, '')

/** The months’ locum pay on a line, with the pay from which Pro costs less. */
export function PlanScale({ months }: { months: readonly ComparedMonth[] }) {
  const tablet = useTablet()
  const even = breakEven(true)
  const most = Math.max(even, ...months.map(({ pay }) => pay)) * 1.2
  const at = (pay: Cents) => (pay / most) * 100
  const points = [...months.map(({ name, pay }) => ({ name, pay })), { name: 'break-even', pay: even }]
  const words = points.toSorted((a, b) => a.pay - b.pay).map(({ name, pay }) => `${name} ${whole(pay)}`)
  return (
    <Box role="img" aria-label={`Locum pay a month: ${joinWords(words)}`} mt="4">
      <Box position="relative" height="60px">
        {scaleNames(months, most, tablet ? 10 : 20).map(({ name, at: place }) => (
          <Name key={name} color="fg.muted" style={placeOf(place)}>
            {name}
          </Name>
        ))}
        <Box
          position="absolute"
          top="24px"
          width="full"
          height="8px"
          borderRadius="4px"
          overflow="hidden"
          bg="secondary.line"
        >
          <Box
            position="absolute"
            top="0"
            bottom="0"
            right="0"
            bg="border.emphasized"
            style={{ left: `${at(even)}%` }}
          />
        </Box>
        {months.map(({ name, pay }) => (
          <Point key={name} style={{ left: `${Math.max(at(pay), 1)}%` }} />
        ))}
        <Box
          position="absolute"
          top="14px"
          width="2px"
          height="28px"
          bg="fg"
          transform="translateX(-50%)"
          style={{ left: `${at(even)}%` }}
        />
        <Name top="42px" fontWeight="bold" transform="translateX(-50%)" style={{ left: `${Math.max(at(even), 8)}%` }}>
          {whole(even)}
        </Name>
      </Box>
      <Row justify="space-between" gap="4" textStyle="s" color="fg.muted">
        <span>Paying when you book costs less</span>
        <span>{plans['pro-practice'].short} costs less</span>
      </Row>
    </Box>
  )
}
