import type { ComponentProps } from 'react'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { paths } from '#shared/kernel/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useRoleAction } from '#web/components/account/account.api.ts'
import { ActionButton, type ReasonTexts } from './action-button.tsx'
import { isPossible } from './lifecycle-actions.ts'
import { viewLock } from './view-lock.ts'

export const postRefusalTexts: ReasonTexts = {
  MANAGERS_ONLY: 'Only managers and owners of the practice can post offers. Ask one of them.',
}

export const useMayPost = (): boolean => isPossible(useRoleAction(offersContract.postOffer)) && !viewLock.Button
export const useMayConfirm = (): boolean => isPossible(useRoleAction(offersContract.confirmApplication))

type Look = Pick<ComponentProps<typeof ButtonLink>, 'look' | 'icon' | 'aria-keyshortcuts' | 'children'>

/** Leads to the form for an offer, `search` to a filled one; disabled with the reason for members who can't post. */
export function PostOfferButton({ search = '', children = 'Post an offer', ...look }: Look & { search?: string }) {
  const action = useRoleAction(offersContract.postOffer)
  if (!isPossible(action) || viewLock.Button)
    return (
      <ActionButton {...look} action={action} words={postRefusalTexts}>
        {children}
      </ActionButton>
    )
  return (
    <ButtonLink {...look} to={paths.practice.newOffer + search}>
      {children}
    </ButtonLink>
  )
}

/** The same as a link below a sentence; nothing for members who can't post. */
export const PostOfferLink = () =>
  useMayPost() ? <TextLink to={paths.practice.newOffer}>Post an offer</TextLink> : null
