import * as z from 'zod/mini'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { TemplateCode } from '#shared/kernel/ids.ts'
import { endDiffers, SteppedTime } from '#shared/kernel/shift.schema.ts'
import { nameText } from '#shared/kernel/text.ts'
import { OfferBody } from '#shared/offers/offers.schema.ts'

/** A shift on a day of the week; 0 is Sunday. One that ends at or before its start runs past midnight. */
const WeekdayShift = z
  .strictObject({ weekday: z.int().check(z.gte(0), z.lte(6)), start_time: SteppedTime, end_time: SteppedTime })
  .check(endDiffers)
type WeekdayShift = z.infer<typeof WeekdayShift>

/** The terms, weekdays and hours of a practice's usual shifts. */
export const OfferTemplateBody = z.strictObject({
  name: nameText(60),
  ...z.pick(OfferBody, {
    profession: true,
    practice_region: true,
    experience: true,
    rates: true,
    lunch: true,
    notes: true,
    skills: true,
  }).shape,
  shifts: z.array(WeekdayShift).check(
    z.minLength(1, 'Choose at least one day'),
    z.maxLength(7),
    crossCheck<WeekdayShift[]>(
      [],
      (shifts) => new Set(shifts.map(({ weekday }) => weekday)).size === shifts.length,
      'Each weekday can be listed only once',
    ),
  ),
})
export type OfferTemplateBody = z.infer<typeof OfferTemplateBody>

const { shape } = OfferTemplateBody
/** A template as it is stored. */
export const StoredOfferTemplate = z.strictObject({ code: TemplateCode, ...shape })
export type StoredOfferTemplate = z.infer<typeof StoredOfferTemplate>

export const OfferTemplate = z.strictObject({ code: TemplateCode, ...shape, version: z.string() })
export type OfferTemplate = z.infer<typeof OfferTemplate>
