import { useEffect, useId, useState } from 'react'
import { pageNow } from '@nimbus/shared-contracts/dates'
import { valueAt } from '@nimbus/shared-contracts/forms'
import { orderTab, RESUME_CODE, type ResumedOrder } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { definePage } from '@nimbus/shared-ui/remote'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { resumeRequest } from '../features/resume/model/resume-request'
import { ClaimPanel } from '../features/resume/ui/claim-panel'
import { ElsewherePanel } from '../features/resume/ui/elsewhere-panel'
import styles from '../features/resume/ui/resume.module.css'
import { de } from '../messages/de'
import { resume } from '../messages/resume.de'
import { dispatch } from '../order/dispatch'
import { useOrderProgress, type ShownProgress } from '../order/use-order-progress'

/**
 * With a one-time code in the fragment: goes on with what another device had. Without: goes on with what this tab has, or
 * hands it to another device. The fragment reaches no server, log or other site.
 */
function ResumePage() {
  const progress = useOrderProgress()
  const code = useCode()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{code ? resume.claim.title : resume.title}</h1>
      {code === undefined || !progress.restored ? (
        <>
          <noscript>
            <p>{de.noScript}</p>
          </noscript>
          <Skeleton height="24rem" />
        </>
      ) : code ? (
        <ClaimPanel key={code} code={code} onClaimed={goOnWith} />
      ) : (
        <OwnOrder progress={progress} />
      )}
    </div>
  )
}

/** The code of a link to this page. codeIn('#q0Zc…') → 'q0Zc…'; another fragment → undefined */
const codeIn = (hash: string): string | undefined => (RESUME_CODE.test(hash.slice(1)) ? hash.slice(1) : undefined)

/** The code of the address: undefined until the page is hydrated, '' without one. */
function useCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    // the way to the content of the page is a fragment too
    const read = (): void => setCode((before) => codeIn(location.hash) ?? before ?? '')
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return code
}

/** The step takes the place of this page in the history: the code in its address is used up. */
async function goOnWith(resumed: ResumedOrder): Promise<void> {
  await dispatch({ type: 'take-over', resumed })
  await dispatch({ type: 'continue', now: new Date(pageNow()) }, { navigate: { replace: true } })
}

function OwnOrder({ progress }: { progress: ShownProgress }) {
  const { cart, form } = progress
  if (!cart.tariff) {
    return (
      <EmptyState title={resume.emptyTitle} action={<LinkButton href={routes.start()}>{resume.toStart}</LinkButton>}>
        {resume.emptyText}
      </EmptyState>
    )
  }
  const email = valueAt(form.values.CUSTOMER ?? {}, 'customer.email')
  return (
    <>
      <HerePanel />
      <ElsewherePanel email={typeof email === 'string' ? email : ''} request={() => resumeRequest(orderTab())} />
    </>
  )
}

function HerePanel() {
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const goOn = async (): Promise<void> => {
    setBusy(true)
    await dispatch({ type: 'continue', now: new Date(pageNow()) }, { navigate: { ifStaying: true } })
    setBusy(false)
  }
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={heading}>
      <h2 id={heading}>{resume.here.title}</h2>
      <p>{resume.here.text}</p>
      <Button busy={busy ? resume.here.busy : undefined} onClick={() => void goOn()}>
        {resume.here.action}
      </Button>
    </section>
  )
}

export const resumePage = definePage<null>({
  page: { id: 'resume', path: '/weitermachen', layout: 'order', title: resume.title, noindex: true, personal: true },
  load: async () => ({ payload: null }),
  head: () => ({ title: resume.title, description: resume.description, noindex: true }),
  Component: ResumePage,
})
