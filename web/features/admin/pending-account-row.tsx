import { Box, chakra, Small, Stack } from '#web/ui/chakra.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { PendingCompany } from '#shared/companies/approval.contract.ts'
import type { PendingProfessional } from '#shared/professionals/approval.contract.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr) 144px',
    },
    columnGap: '6',
    rowGap: '3',
    alignItems: 'center',
    borderTop: '1px solid',
    borderColor: 'border',
    py: '4',
    '& > *': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

function Fact({ main, more }: { main: string; more: string }) {
  return (
    <div>
      <div>{main}</div>
      <Small>{more}</Small>
    </div>
  )
}

/** Column heads, on wide screens only. */
export function RowHeads({ heads }: { heads: readonly string[] }) {
  return (
    <Row
      as="div"
      display={{ base: 'none', lg: 'grid' }}
      borderTop="none"
      py="2"
      color="fg.muted"
      textStyle="s"
      aria-hidden="true"
    >
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </Row>
  )
}

type PendingAccount = Pick<PendingProfessional, 'name' | 'email' | 'contact' | 'since'>

/** An account pending approval: name, contact details, two columns given as children, region and date. */
function PendingAccountRow({
  account: { name, email, contact, since },
  picture,
  place,
  action,
  children,
}: {
  account: PendingAccount
  picture: Pick<ComponentProps<typeof ProfileImage>, 'ownerId' | 'document' | 'file'>
  place: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <Row>
      <Box display="flex" gap="3" alignItems="center" gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
        <ProfileImage {...picture} name={name} />
        <Box minWidth="0">
          <b>{name}</b>
          <Small>
            {email} · {contact}
          </Small>
        </Box>
      </Box>
      {children}
      <Fact main={place} more={`Since ${formatFormDate(todayAt(since))}`} />
      <Stack gap="1" justifyItems={{ base: 'stretch', sm: 'end', lg: 'stretch' }}>
        {action}
      </Stack>
    </Row>
  )
}

/** A locum pending approval, with profession and registration. */
export function LocumRow({ professional, action }: { professional: PendingProfessional; action: ReactNode }) {
  const { id, name, avatar_file, profession, industry, professional_body, professional_number, region } = professional
  const copy = () =>
    void navigator.clipboard.writeText(professional_number).then(
      () => showToast(`${professional_number} copied.`),
      () => showToast('Your browser did not allow copying. Select the number and copy it yourself.', 'error'),
    )
  return (
    <PendingAccountRow
      account={professional}
      picture={{ ownerId: id, document: 'avatar', file: avatar_file }}
      place={region}
      action={action}
    >
      <Fact main={profession} more={industry} />
      <Box display="flex" alignItems="center" gap="1">
        <Fact main={professional_number} more={professional_body} />
        <IconButton label={`Copy the registration number of ${name}`} icon="copy" size={18} onClick={copy} />
      </Box>
    </PendingAccountRow>
  )
}

/** A practice pending approval, with its type and managers. */
export function PracticeRow({ practice, action }: { practice: PendingCompany; action: ReactNode }) {
  const { id, logo_file, industry, type, managers, region } = practice
  return (
    <PendingAccountRow
      account={practice}
      picture={{ ownerId: id, document: 'logo', file: logo_file }}
      place={region || 'No address yet'}
      action={action}
    >
      <Fact main={type} more={industry} />
      <Fact
        main={managers.map((manager) => `${manager.name} ${manager.surname}`).join(', ')}
        more={managers.map((manager) => manager.contact).join(', ')}
      />
    </PendingAccountRow>
  )
}
