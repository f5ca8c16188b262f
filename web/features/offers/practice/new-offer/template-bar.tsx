import { Box, Row } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { offerTemplatesContract } from '#shared/companies/offer-templates.contract.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { useRoleAction } from '#web/components/account/account.api.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { ManageTemplates } from './manage-templates.tsx'

interface Props {
  companyId: CompanyId
  templates: readonly OfferTemplate[]
  /** The one with which this offer was started. */
  sourceTemplate: OfferTemplate | undefined
}

/** Starts the offer from a template. */
export function TemplateBar({ companyId, templates, sourceTemplate }: Props) {
  const [managing, setManaging] = useState(false)
  const { disabled } = useRoleAction(offerTemplatesContract.updateOfferTemplate)
  const navigate = useNavigate()
  const start = (code: string) =>
    void navigate(`${paths.practice.newOffer}${code && `?template=${code}`}`, { replace: true })
  // Stays while its dialog is open, so that it can say that the last template is gone.
  if (templates.length === 0 && !managing) return null
  return (
    <Row wrap align="center" columnGap="4" rowGap="1">
      <Row as="label" align="center" gap="3" flex="1 1 260px" minWidth="0">
        <Box as="b" whiteSpace="nowrap">
          Start from
        </Box>
        <Select
          flex="1"
          value={sourceTemplate?.code ?? ''}
          onChange={(event) => start(event.currentTarget.value)}
          aria-label="Start from a template"
        >
          <option value="">{sourceTemplate ? 'No template' : 'Choose a template'}</option>
          {templates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Row>
      {!disabled && (
        <TextButton minHeight="tap" onClick={() => setManaging(true)}>
          Manage templates
        </TextButton>
      )}
      <ManageTemplates companyId={companyId} templates={templates} open={managing} onClose={() => setManaging(false)} />
    </Row>
  )
}
