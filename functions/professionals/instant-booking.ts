import { invalidField } from '#shared/kernel/errors.ts'
import { needsTerms } from '#shared/professionals/instant-booking.rules.ts'
import type { InstantBooking } from '#shared/professionals/instant-booking.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { AGREE_TO_TERMS, CHOOSE_A_REGION, INSTANT_TERMS_VERSION } from '#shared/professionals/instant-booking.terms.ts'
import { checkOptions } from '#functions/checks/check-options.ts'
import { versionOf } from '#functions/platform/with-version.ts'
import {
  instantBookingView,
  type InstantBookingDeps,
  changeInstantBooking,
  limitsOf,
  readInstantChoice,
} from './change-instant-booking.ts'

type Contract = typeof professionalsContract

export const getInstantBooking = async (context: InstantBookingDeps): Promise<InstantBooking> =>
  instantBookingView(context, await readInstantChoice(context))

export const saveInstantBooking = (
  context: InstantBookingDeps,
  { body }: InputOf<Contract['saveInstantBooking']>,
): Promise<InstantBooking> =>
  changeInstantBooking(context, async (choice) => {
    const { terms_version: agreed, ...limits } = body
    const { options, now } = context
    context.checkVersion(versionOf(limitsOf(choice)))
    if (needsTerms(choice, limits.on, agreed)) throw invalidField('terms_version', AGREE_TO_TERMS)
    if (limits.on && limits.locations.length === 0) throw invalidField('locations', CHOOSE_A_REGION)
    await checkOptions(options, now, {
      places: limits.locations.map((name, at) => ({ name, field: `locations.${at}` })),
      kept: limitsOf(choice).locations,
    })
    const terms =
      agreed === INSTANT_TERMS_VERSION && agreed !== choice.terms?.version
        ? { version: agreed, agreedAt: now }
        : choice.terms
    const after = { ...choice, ...limits, terms }
    return { after, response: await instantBookingView(context, after) }
  })
