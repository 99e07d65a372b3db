import { routes } from '@nimbus/shared-contracts/routes'
import { useCheckedAddress } from '@nimbus/shared-ui/checked-address'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import type { PageComponentProps } from '@nimbus/shared-ui/remote'
import type { AdvisorPayload } from '../features/advisor/api/load-advisor'
import { advise } from '../features/advisor/model/advise'
import { AddressCheck } from '../features/advisor/ui/address-check'
import { AdviceNotes } from '../features/advisor/ui/advice-notes'
import { AdvisorForm } from '../features/advisor/ui/advisor-form'
import { Recommendations } from '../features/advisor/ui/recommendations'
import { advisor as text } from '../messages/advisor.de'
import { useChooseOffer } from './use-choose-offer'
import { useFocusOnAnswer } from './use-focus-on-answer'

/** The recommendation, once there are answers, above the questions. */
export function AdvisorView({ payload }: PageComponentProps<AdvisorPayload>) {
  const { given, sent, asked } = payload
  const [heading, onSent] = useFocusOnAnswer<HTMLHeadingElement>(payload)
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: text.start, href: routes.start() }, { label: text.title }]} />
      <PageHeading
        headingRef={heading}
        title={asked ? text.resultHeading : text.heading}
        lead={asked ? text.resultLead : text.lead}
      />
      {asked && <Result {...asked} />}
      <AdvisorForm
        given={given}
        sent={sent}
        title={asked ? text.form.change : text.form.title}
        onSent={(answers) => onSent(routes.advisor({ ...answers }) === routes.advisor({ ...given }))}
      />
    </Wrap>
  )
}

function Result({ answers, candidates }: NonNullable<AdvisorPayload['asked']>) {
  const checkData = useCheckedAddress()
  const { recommendations, notes } = advise(candidates, answers, checkData?.availability.products)
  const { action, companions } = useChooseOffer()
  const isLandline = candidates.some(({ kind }) => kind === 'landline')
  return (
    <>
      <AdviceNotes notes={notes} />
      <Recommendations recommendations={recommendations} action={action} />
      {isLandline && <AddressCheck checkData={checkData} />}
      {companions}
    </>
  )
}
