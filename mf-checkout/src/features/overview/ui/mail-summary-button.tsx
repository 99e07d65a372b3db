import { useState } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { Button } from '@nimbus/shared-ui/button'
import { overview } from '../../../messages/overview.de'
import { mailSummary } from '../api/contract-summary'

interface MailSummaryButtonProps {
  orderPath: string
}

/** Has the contract summary sent to the address of the order, and says where it went. */
export function MailSummaryButton({ orderPath }: MailSummaryButtonProps) {
  const [busy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const send = async (): Promise<void> => {
    setBusy(true)
    setNews('')
    const answer = await mailSummary(host().api, orderPath)
    setBusy(false)
    setNews(answer.ok ? overview.mailed(answer.value.to) : overview.notMailed)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon="mail"
        busy={busy ? overview.mailing : undefined}
        onClick={() => void send()}
      >
        {overview.mail}
      </Button>
      <span className="small" role="status">
        {news}
      </span>
    </>
  )
}
